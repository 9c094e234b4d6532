import { Diagram } from '../parts';
import { narrow, wide } from './drawing';
import { text } from './text';

/** The job of the quick start as a capture: its states in order, with the times that the command prints. */
export function FirstJob() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
