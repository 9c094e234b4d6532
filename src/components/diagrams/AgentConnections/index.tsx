import { Diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The agent's connections and their ports. None comes into the lab. */
export function AgentConnections() {
  return <Diagram {...text} Narrow={Narrow} Wide={Wide} />;
}
