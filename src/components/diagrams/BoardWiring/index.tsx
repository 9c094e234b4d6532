import { Diagram } from '../parts';
import { narrow, wide } from './drawing';
import { text } from './text';

/** The wiring of a Linux board: USB, console, network and power, and what can feed the board while it is off. */
export function BoardWiring() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
