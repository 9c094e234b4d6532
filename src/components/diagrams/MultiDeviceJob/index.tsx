import { Diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** One job on two devices: the agent that runs it, both consoles, the lease, and the link between the devices. */
export function MultiDeviceJob() {
  return <Diagram {...text} Narrow={Narrow} Wide={Wide} />;
}
