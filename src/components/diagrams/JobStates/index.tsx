import { Diagram } from '../parts';
import { narrow, wide } from './drawing';
import { text } from './text';

/** The states of a job, their transitions, and the outcomes. */
export function JobStates() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
