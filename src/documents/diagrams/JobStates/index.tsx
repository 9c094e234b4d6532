import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import Text from './text.mdx';
import Wide from './wide.svg';

/** A job's states, their transitions, and the outcomes. */
export const JobStates = diagram(Narrow, Wide, Text, {
  title: 'The states of a job from queued to finished, the ways out of each state, and the five outcomes.',
  caption:
    'A job goes from the queue through six phases (marked by the bracket) to one outcome. The times shown are the default limits.',
});
