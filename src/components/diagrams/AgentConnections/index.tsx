import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The agent's connections and their ports. No connection enters the lab from outside. */
export const AgentConnections = diagram(text, Narrow, Wide);
