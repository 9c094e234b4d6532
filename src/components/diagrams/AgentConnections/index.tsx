import { Diagram } from '../parts';
import { narrow, wide } from './plan';
import { text } from './text';

/** Who opens a connection to whom, and on which port: nothing comes into the lab. */
export function AgentConnections() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
