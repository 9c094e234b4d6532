import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The 14 steps of an install job by job state, with the points at which a job can safely be canceled. */
export const InstallSteps = diagram(text, Narrow, Wide);
