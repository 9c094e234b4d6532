import { Diagram } from '../parts';
import { narrow, wide } from './plan';
import { text } from './text';

/** The members of a DIP in order, and which member verifies which. */
export function DipLayout() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
