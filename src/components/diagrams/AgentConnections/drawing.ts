import type { BoxData, DrawingData, LabelData, Point, Wire } from '../parts';

type Hardware = {
  name: string;
  note: string;
  port?: string;
  calls?: boolean;
};

/** What an agent drives; `calls` marks what opens the connection to the agent. */
const hardware: readonly Hardware[] = [
  { name: 'console', note: 'UART, RTT, SWO, console server' },
  { name: 'power', note: 'relay, USB hub port, GPIO, PoE' },
  { name: 'flash', note: 'SD mux, probe, fastboot, DFU' },
  { name: 'sensors', note: 'PPK2, Joulescope, INA226, VISA' },
  { name: 'PDU', note: 'switches outlets', port: 'SNMP 161/udp or HTTP' },
  { name: 'device', note: 'U-Boot loads over the network', port: 'TFTP 69/udp', calls: true },
];

function wideDrawing(): DrawingData {
  const chipWidth = 200;
  const side = 400;
  const clientHeight = 46;
  const clientPitch = 62;
  const serverHeight = clientPitch + clientHeight;
  const firewall = 160;
  const top = 212;
  const pitch = 62;
  const rowHeight = 46;
  const agentHeight = (hardware.length - 1) * pitch + rowHeight;
  const clients = ['browser', 'CLI'];
  const uplink = 100;
  const clientY = (index: number) => index * clientPitch + clientHeight / 2;
  const rowY = (index: number) => top + index * pitch + rowHeight / 2;
  const wireText = (y: number, text: string): LabelData => ({
    at: [(chipWidth + side) / 2, y - 12],
    lines: [text],
    anchor: 'middle',
  });
  const pads: Point[] = [
    ...clients.map((_, index): Point => [chipWidth, clientY(index)]),
    ...hardware.map((_, index): Point => [chipWidth, rowY(index)]),
    [uplink, top],
    [uplink, serverHeight],
  ];
  return {
    width: 672,
    height: top + agentHeight,
    borders: [
      {
        points: [
          [0, firewall],
          [672, firewall],
        ],
      },
    ],
    boxes: [
      { x: 0, y: 0, width: chipWidth, height: serverHeight, name: 'server', note: 'web, API, jobs', kind: 'chip' },
      { x: 0, y: top, width: chipWidth, height: agentHeight, name: 'agent', note: 'on its host', kind: 'chip' },
      ...clients.map(
        (name, index): BoxData => ({
          x: side,
          y: index * clientPitch,
          width: 672 - side,
          height: clientHeight,
          name,
          note: index === 0 ? 'web, log stream' : 'API: push, submit, watch',
        }),
      ),
      ...hardware.map(
        ({ name, note }, index): BoxData => ({
          x: side,
          y: top + index * pitch,
          width: 672 - side,
          height: rowHeight,
          name,
          note,
        }),
      ),
    ],
    wires: [
      ...clients.map(
        (_, index): Wire => ({
          points: [
            [side, clientY(index)],
            [chipWidth + 5, clientY(index)],
          ],
          arrow: true,
        }),
      ),
      {
        points: [
          [uplink, top],
          [uplink, serverHeight + 5],
        ],
        arrow: true,
      },
      ...hardware.map(({ calls }, index): Wire => {
        const ends: Point[] = [
          [chipWidth, rowY(index)],
          [side, rowY(index)],
        ];
        return {
          points: calls ? [ends[1] ?? [0, 0], [chipWidth + 5, rowY(index)]] : ends,
          arrow: true,
        };
      }),
    ],
    pads,
    labels: [
      ...clients.map((_, index) => wireText(clientY(index), '443/tcp')),
      { at: [uplink + 14, 134], lines: ['443/tcp, outbound only'] },
      { at: [672, 176], lines: ['lab firewall: no inbound port'], anchor: 'end' },
      ...hardware.flatMap(({ port }, index) => (port ? [wireText(rowY(index), port)] : [])),
    ],
  };
}

function narrowDrawing(): DrawingData {
  const serverTop = 78;
  const chipHeight = 48;
  const serverBottom = serverTop + chipHeight;
  const firewall = 172;
  const agentTop = 218;
  const agentBottom = agentTop + chipHeight;
  const rowTop = 290;
  const pitch = 60;
  const rowHeight = 48;
  const rowX = 38;
  const rowEdge = 262;
  const trunk = 14;
  const back = 276;
  const clientAts = [64, 224];
  const rowY = (index: number) => rowTop + index * pitch + rowHeight / 2;
  return {
    width: 288,
    height: rowTop + (hardware.length - 1) * pitch + rowHeight,
    borders: [
      {
        points: [
          [0, firewall],
          [288, firewall],
        ],
      },
    ],
    boxes: [
      { x: 0, y: 0, width: 128, height: 34, name: 'browser' },
      { x: 160, y: 0, width: 128, height: 34, name: 'CLI' },
      { x: 0, y: serverTop, width: 288, height: chipHeight, name: 'server', note: 'web, API, jobs', kind: 'chip' },
      { x: 0, y: agentTop, width: 288, height: chipHeight, name: 'agent', note: 'on its host', kind: 'chip' },
      ...hardware.map(
        ({ name, note, port }, index): BoxData => ({
          x: rowX,
          y: rowTop + index * pitch,
          width: rowEdge - rowX,
          height: rowHeight,
          name,
          note,
          value: port,
        }),
      ),
    ],
    wires: [
      ...clientAts.map(
        (at): Wire => ({
          points: [
            [at, 34],
            [at, serverTop - 5],
          ],
          arrow: true,
        }),
      ),
      {
        points: [
          [trunk, agentTop],
          [trunk, serverBottom + 5],
        ],
        arrow: true,
      },
      ...hardware.map(({ calls }, index): Wire => {
        const y = rowY(index);
        return {
          points: calls
            ? [
                [rowEdge, y],
                [back, y],
                [back, agentBottom + 5],
              ]
            : [
                [trunk, agentBottom],
                [trunk, y],
                [rowX, y],
              ],
          arrow: true,
        };
      }),
    ],
    pads: [
      ...clientAts.map((at): Point => [at, serverTop]),
      [trunk, serverBottom],
      [trunk, agentTop],
      [trunk, agentBottom],
      [back, agentBottom],
    ],
    labels: [
      ...clientAts.map((at): LabelData => ({ at: [at - 10, 54], lines: ['443/tcp'], anchor: 'end' })),
      { at: [trunk + 14, 149], lines: ['443/tcp, outbound only'] },
      { at: [trunk + 14, 194], lines: ['lab firewall: no inbound port'] },
    ],
  };
}

/** The wide layout. */
export const wide = wideDrawing();

/** The layout for phones. */
export const narrow = narrowDrawing();
