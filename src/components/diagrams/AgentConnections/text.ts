import type { DiagramText } from '../Diagram';

export const text: DiagramText = {
  title: 'An agent’s connections: outbound to the server’s port 443, and to the hardware inside the lab.',
  caption:
    'Arrows show who opens each connection. The agent connects to the server on 443/tcp. Nothing outside the lab connects to the agent.',
  rows: [
    { name: 'Browsers and the CLI', text: 'open connections to the server on 443/tcp.' },
    {
      name: 'Agent to server',
      text: 'the agent opens every connection, outbound to 443/tcp. The server never connects to the agent, and the agent host needs no inbound port.',
    },
    {
      name: 'Agent to devices',
      text: 'console (UART, RTT, SWO, console server), power (relay, USB hub port, GPIO, PoE), flash (SD mux, probe, fastboot, DFU), sensors (PPK2, Joulescope, INA226, VISA).',
    },
    { name: 'Agent to PDU', text: 'SNMP on 161/udp, or HTTP, on the lab network.' },
    {
      name: 'Device to agent',
      text: 'the device fetches files from the agent on 69/udp. This happens only with the `tftp` flash driver, and only on the lab network.',
    },
  ],
};
