import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import Text from './text.mdx';
import Wide from './wide.svg';

/** The wiring of a Linux board (USB, console, network, power), and what can power the board while it's switched off. */
export const BoardWiring = diagram(Narrow, Wide, Text, {
  title:
    'Wiring of a Linux board: SD mux and console adapter on a USB hub, the lab switch, and a PDU that switches the supply.',
  caption: 'The wiring of `rpi4-07`. Thick lines carry power. Red arrows show what can power the board when it’s off.',
});
