import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import Text from './text.mdx';
import Wide from './wide.svg';

/** The 14 steps of an install job by job state, with the points at which a job can safely be canceled. */
export const InstallSteps = diagram(Narrow, Wide, Text, {
  title: 'The 14 steps of an install job, grouped by job state, with safe points between payloads.',
  caption: 'The 14 steps of an install job. A cancellation never cuts a write short: it waits for the next safe point.',
});
