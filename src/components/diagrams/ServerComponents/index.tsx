import { Diagram } from '../parts';
import { narrow, wide } from './drawing';
import { text } from './text';

/** The components of a self-hosted server, their connections, and ports. */
export function ServerComponents() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
