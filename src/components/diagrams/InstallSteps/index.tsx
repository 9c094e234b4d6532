import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The 14 steps of an install job by the state of the job, with the safe points of a cancel. */
export const InstallSteps = diagram(text, Narrow, Wide);
