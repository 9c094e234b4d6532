import { Diagram } from '../parts';
import { narrow, wide } from './plan';
import { text } from './text';

/** The states of a job, the ways out of them, and the outcomes at the end. */
export function JobStates() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
