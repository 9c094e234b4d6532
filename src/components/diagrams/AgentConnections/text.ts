import type { DiagramText } from '../Diagram';

/** The text version of the diagram. */
export const text: DiagramText = {
  title: 'Connections of an agent: outbound to port 443 of the server, and inside the lab to the hardware.',
  caption:
    'Arrows show who opens a connection: the agent calls the server on 443/tcp, and nothing from outside calls the agent.',
  rows: [
    { name: 'Browsers and the CLI', text: 'open connections to port 443/tcp of the server.' },
    {
      name: 'Agent to server',
      text: 'the agent opens every connection, outbound to 443/tcp. The server never dials in, and the agent host needs no inbound port.',
    },
    {
      name: 'Agent to devices',
      text: 'console (UART, RTT, SWO, console server), power (relay, USB hub port, GPIO, PoE), flash (SD mux, probe, fastboot, DFU), sensors (PPK2, Joulescope, INA226, VISA).',
    },
    { name: 'Agent to PDU', text: 'SNMP on 161/udp, or HTTP, in the lab network.' },
    {
      name: 'Device to agent',
      text: 'only with the flash driver `tftp`, and only in the lab network: the device fetches files from the agent on 69/udp.',
    },
  ],
};
