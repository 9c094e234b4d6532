import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The members of a DIP in order, and which member verifies which. */
export const DipContents = diagram(text, Narrow, Wide);
