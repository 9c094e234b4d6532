import { Diagram } from '../parts';
import { narrow, wide } from './drawing';
import { text } from './text';

/** One job on two devices: the agent that runs it, both consoles, the lease and the link between the devices. */
export function MultiDeviceJob() {
  return <Diagram {...text} narrow={narrow} wide={wide} />;
}
