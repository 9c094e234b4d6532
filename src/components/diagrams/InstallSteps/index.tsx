import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The 14 steps of an install job, grouped by job state, with the safe points for a cancellation. */
export const InstallSteps = diagram(text, Narrow, Wide);
