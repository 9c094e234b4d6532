import { Diagram } from '../parts';
import { narrow, wide } from './plan';
import { text } from './text';

/** The parts of a self-hosted server, who connects to whom, and on which port. */
export function ServerComponents() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
