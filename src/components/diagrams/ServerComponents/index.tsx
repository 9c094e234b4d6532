import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The components of a self-hosted server, with their connections and ports. */
export const ServerComponents = diagram(text, Narrow, Wide);
