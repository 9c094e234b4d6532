import { Drawing } from '../parts';
import { narrow, wide } from './plan';
import { text } from './text';

/** The 14 steps of an install job by the state of the job, with the safe points of a cancel. */
export function InstallSteps() {
  return <Drawing {...text} narrow={narrow} wide={wide} />;
}
