import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import Text from './text.mdx';
import Wide from './wide.svg';

/** A job on two devices: the agent that runs it, both consoles, the lease, and the link between the devices. */
export const MultiDeviceJob = diagram(Narrow, Wide, Text, {
  title: 'One job on two devices: one agent drives both consoles, and the devices talk to each other over eth0.',
  caption: 'One job on two devices. The code runs once, on the agent host, and drives each board over its own console.',
});
