import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The agent's connections and their ports. None comes into the lab from outside. */
export const AgentConnections = diagram(text, Narrow, Wide);
