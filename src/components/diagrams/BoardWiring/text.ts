import type { DiagramText } from '../Diagram';

export const text: DiagramText = {
  title:
    'Wiring of a Linux board: SD mux and console adapter on a USB hub, the lab switch, and a PDU that switches the supply.',
  caption: 'The wiring of `rpi4-07`. Thick lines carry power. Red arrows show what can power the board when it’s off.',
  rows: [
    {
      name: 'Power',
      text: 'outlet 7 of the PDU switches the board’s own supply, which feeds 5 V to the board. The agent host, the USB hub, and the lab switch use outlets that are always on, on the same mains circuit as the PDU.',
    },
    {
      name: 'USB',
      text: 'the agent host connects to the USB hub, which has its own supply. The hub connects to the SD mux and to the console adapter.',
    },
    {
      name: 'SD mux',
      text: 'holds the card and is plugged into the board’s card slot. It also connects the grounds of both sides.',
    },
    {
      name: 'Console',
      text: 'connect ground first, from the adapter’s GND to the board’s GND (pin 6). The signals cross: the adapter’s RX connects to the board’s TX (pin 8), and the adapter’s TX to the board’s RX (pin 10), at 3.3 V. Leave the VCC pin of an ordinary adapter unconnected.',
    },
    {
      name: 'Network',
      text: 'the lab switch connects the agent host, the PDU (SNMP), and, if tests use the network, the board.',
    },
    {
      name: 'Danger: back-powering',
      text: 'with the outlet off, the adapter’s TX line can feed the board’s supply rails through the input protection of the board’s RX pin. USB and HDMI can feed the rails, too. Don’t plug in either.',
    },
  ],
};
