import type { DiagramText } from '../Diagram';

export const text: DiagramText = {
  title:
    'Wiring of a Linux board: SD mux and console adapter on a USB hub, the lab switch, and a PDU that switches the supply.',
  caption: 'The wiring of `rpi4-07`. Thick lines carry power. Red arrows show what can power the board when it’s off.',
  rows: [
    {
      name: 'Power',
      text: "outlet 7 of the PDU switches the board's own supply, which feeds 5 V to the board. The agent host, the USB hub, and the lab switch use outlets that are always on, on the same mains circuit as the PDU.",
    },
    {
      name: 'USB',
      text: 'the agent host to the USB hub, which has its own supply; the hub to the SD mux and to the console adapter.',
    },
    {
      name: 'SD mux',
      text: 'holds the card and is plugged into the board’s card slot. It also connects the grounds of both sides.',
    },
    {
      name: 'Console',
      text: 'ground first: GND of the adapter to GND of the board (pin 6). The signals cross: RX of the adapter to TX of the board (pin 8), TX of the adapter to RX of the board (pin 10), at 3.3 V. VCC of an ordinary adapter stays open.',
    },
    {
      name: 'Network',
      text: 'the lab switch connects the agent host, the PDU (SNMP), and, if tests use the network, the board.',
    },
    {
      name: 'Danger: back-powering',
      text: 'with the outlet off, the adapter’s TX line can feed the board’s supply rails through the input protection of RX. USB and HDMI can feed them, too. Don’t plug in either.',
    },
  ],
};
