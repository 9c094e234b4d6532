import { Diagram } from '../parts';
import { narrow, wide } from './drawing';
import { text } from './text';

/** Connections of the agent and their ports: none comes into the lab. */
export function AgentConnections() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
