import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** Connections of the agent and their ports: none comes into the lab. */
export const AgentConnections = diagram(text, Narrow, Wide);
