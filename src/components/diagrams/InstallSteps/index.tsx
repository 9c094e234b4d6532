import { Diagram } from '../parts';
import { narrow, wide } from './drawing';
import { text } from './text';

/** The 14 steps of an install job by the state of the job, with the safe points of a cancel. */
export function InstallSteps() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
