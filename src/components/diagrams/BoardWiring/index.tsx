import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The wiring of a Linux board (USB, console, network, power), and what can power the board while it's switched off. */
export const BoardWiring = diagram(text, Narrow, Wide);
