import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The states of a job, their transitions, and the outcomes. */
export const JobStates = diagram(text, Narrow, Wide);
