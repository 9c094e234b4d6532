import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** A job on two devices: the agent that runs it, both consoles, the lease, and the link between the devices. */
export const MultiDeviceJob = diagram(text, Narrow, Wide);
