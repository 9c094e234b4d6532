import { Diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** Connections of the agent and their ports: none comes into the lab. */
export function AgentConnections() {
  return <Diagram {...text} Narrow={Narrow} Wide={Wide} />;
}
