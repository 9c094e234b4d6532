import { Diagram } from '../parts';
import { narrow, wide } from './drawing';
import { text } from './text';

/** The members of a DIP in order, and which member verifies which. */
export function DipContents() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
