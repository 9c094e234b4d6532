import type { BoxData, DrawingData, LabelData } from '../parts';

type Parts = 'host' | 'hub' | 'mux' | 'adapter' | 'network' | 'supply' | 'pdu' | 'outlets';
type Area = Pick<BoxData, 'x' | 'y' | 'width' | 'height'>;

const rowHeight = 48;

function boxesAt(areas: Record<Parts, Area>, outletsNote: string): BoxData[] {
  return [
    { ...areas.host, name: 'agent host', note: 'bench-a', kind: 'chip' },
    { ...areas.hub, name: 'USB hub', note: 'own supply' },
    { ...areas.mux, name: 'SD mux', note: 'holds the card' },
    { ...areas.adapter, head: rowHeight, name: 'console adapter', note: '3.3 V signals' },
    { ...areas.network, name: 'lab switch', note: 'Ethernet' },
    { ...areas.supply, name: 'supply', note: 'of the board' },
    { ...areas.pdu, name: 'PDU', note: 'pdu1.lab', value: 'outlet 7' },
    { ...areas.outlets, name: 'outlets', note: outletsNote },
  ];
}

const pin = (x: number, y: number, name: string, anchor?: LabelData['anchor']): LabelData => ({
  at: [x, y],
  lines: [name],
  tone: 'code',
  anchor,
});

function wideDrawing(): DrawingData {
  const left = { x: 28, width: 140 };
  const middle = { x: 244, width: 156 };
  const right = { x: 504, width: 168 };
  const leftEnd = left.x + left.width;
  const middleEnd = middle.x + middle.width;
  const trunk = (leftEnd + middle.x) / 2;
  const between = (middleEnd + right.x) / 2;
  const lane = 10;
  const rail = 640;
  const card = 68;
  const [ground, first, second, vcc] = [180, 212, 244, 276];
  const usb = 316;
  const ethernet = 360;
  const boardBottom = 400;
  const mainsLine = 426;
  const mains = 476;
  const hub = 136;
  const adapterTop = 112;
  const adapterAt = 204;
  const bend = (second - first) / 2;
  const row = (column: { x: number; width: number }, centre: number): Area => ({
    ...column,
    y: centre - rowHeight / 2,
    height: rowHeight,
  });
  return {
    width: 672,
    height: mains + rowHeight / 2,
    bands: [{ ...right, y: 0, height: boardBottom }],
    borders: [
      {
        points: [
          [0, mainsLine],
          [672, mainsLine],
        ],
      },
    ],
    boxes: boxesAt(
      {
        host: row(left, ethernet),
        hub: row(left, hub),
        mux: row(middle, card),
        adapter: { ...middle, y: adapterTop, height: 184 },
        network: row(middle, ethernet),
        supply: row(right, mains),
        pdu: row(middle, mains),
        outlets: row(left, mains),
      },
      'always on',
    ),
    traces: [
      {
        points: [
          [left.x, mains],
          [lane, mains],
          [lane, hub],
          [left.x, hub],
        ],
      },
      {
        points: [
          [lane, ethernet],
          [left.x, ethernet],
        ],
      },
      {
        points: [
          [140, mains - rowHeight / 2],
          [140, 404],
          [272, 404],
          [272, ethernet + rowHeight / 2],
        ],
      },
      {
        points: [
          [middleEnd, mains],
          [right.x, mains],
        ],
      },
      {
        points: [
          [rail, mains - rowHeight / 2],
          [rail, second - 14],
        ],
      },
    ],
    wires: [
      {
        points: [
          [98, hub + rowHeight / 2],
          [98, ethernet - rowHeight / 2],
        ],
      },
      {
        points: [
          [leftEnd, hub - 12],
          [trunk, hub - 12],
          [trunk, card],
          [middle.x, card],
        ],
      },
      {
        points: [
          [leftEnd, hub + 12],
          [trunk, hub + 12],
          [trunk, adapterAt],
          [middle.x, adapterAt],
        ],
      },
      {
        points: [
          [middleEnd, card],
          [right.x, card],
        ],
      },
      {
        points: [
          [middleEnd, ground],
          [right.x, ground],
        ],
      },
      {
        points: [
          [middleEnd, first],
          [between - bend, first],
          [between + bend, second],
          [right.x - 5, second],
        ],
        arrow: true,
      },
      {
        points: [
          [right.x, first],
          [between + bend, first],
          [between - bend, second],
          [middleEnd + 5, second],
        ],
        arrow: true,
      },
      {
        points: [
          [leftEnd, ethernet],
          [middle.x, ethernet],
        ],
      },
      {
        points: [
          [middleEnd, ethernet],
          [right.x, ethernet],
        ],
      },
      {
        points: [
          [360, ethernet + rowHeight / 2],
          [360, mains - rowHeight / 2],
        ],
      },
    ],
    failWires: [
      {
        points: [
          [middleEnd, vcc],
          [middleEnd + 16, vcc],
        ],
      },
      {
        points: [
          [right.x, usb],
          [right.x - 16, usb],
        ],
      },
      ...[second, usb].map((y) => ({
        points: [
          [602, y],
          [rail - 2, y],
        ] as const,
        arrow: true,
      })),
    ],
    openPins: [
      [middleEnd + 16, vcc],
      [right.x - 16, usb],
    ],
    pads: [
      ...[ground, first, second, vcc].map((y) => [middleEnd, y] as const),
      ...[card, ground, first, second, usb, ethernet].map((y) => [right.x, y] as const),
      [rail, boardBottom],
    ],
    labels: [
      { at: [right.x + 14, 20], lines: ['rpi4-07'], tone: 'name' },
      { at: [right.x + 14, 38], lines: ['Raspberry Pi 4'] },
      pin(right.x + 14, card, 'card slot'),
      pin(right.x + 14, ground, 'GND'),
      pin(right.x + 14, first, 'TX'),
      pin(right.x + 14, second, 'RX'),
      ...[ground, first, second].map(
        (y, index): LabelData => ({ at: [right.x + 50, y], lines: [`pin ${6 + 2 * index}`] }),
      ),
      pin(right.x + 14, usb, 'USB, HDMI'),
      pin(right.x + 14, ethernet, 'Ethernet'),
      pin(middleEnd - 12, ground, 'GND', 'end'),
      pin(middleEnd - 12, first, 'TX', 'end'),
      pin(middleEnd - 12, second, 'RX', 'end'),
      pin(middleEnd - 12, vcc, 'VCC', 'end'),
      { at: [108, (hub + ethernet) / 2], lines: ['USB'] },
      ...[-26, 26].map((off): LabelData => ({ at: [trunk - 6, hub + off], lines: ['USB'], anchor: 'end' })),
      { at: [between, card - 14], lines: ['card, GND'], anchor: 'middle' },
      { at: [between, ground - 14], lines: ['ground first'], anchor: 'middle' },
      { at: [between, ethernet - 14], lines: ['if tests use it'], anchor: 'middle' },
      { at: [middleEnd + 27, vcc], lines: ['leave open'], tone: 'fail' },
      { at: [right.x - 27, usb], lines: ['leave open'], tone: 'fail', anchor: 'end' },
      { at: [right.x + 14, (second + usb) / 2], lines: ['back-powering'], tone: 'fail' },
      { at: [rail, second - 28], lines: ['rails'], anchor: 'middle' },
      { at: [370, 410], lines: ['SNMP'] },
      { at: [rail - 10, 413], lines: ['5 V'], anchor: 'end' },
      { at: [between, mains - 14], lines: ['switched'], anchor: 'middle' },
      { at: [rail - 10, mainsLine + 13], lines: ['mains, one circuit'], anchor: 'end' },
    ],
  };
}

function narrowDrawing(): DrawingData {
  const edge = 268;
  const lane = 280;
  const cardAt = 50;
  const [ground, first, second, vcc] = [132, 172, 212, 248];
  const hubTop = 76;
  const adapterTop = 166;
  const adapterBottom = adapterTop + 78;
  const adapterAt = 190;
  const boardTop = 330;
  const rail = 424;
  const boardBottom = 500;
  const usbAt = 152;
  const ethernetAt = 232;
  const lowTop = 574;
  const mainsLine = 646;
  const pduTop = 678;
  const outletsTop = pduTop + 62;
  const cross = 40;
  const crossTop = (adapterBottom + boardTop - cross) / 2;
  return {
    width: 288,
    height: outletsTop + rowHeight,
    bands: [{ x: 0, y: boardTop, width: edge, height: boardBottom - boardTop }],
    borders: [
      {
        points: [
          [0, lowTop - 14],
          [130, lowTop - 14],
          [130, mainsLine],
          [288, mainsLine],
        ],
      },
    ],
    boxes: boxesAt(
      {
        host: { x: 0, y: 0, width: edge, height: rowHeight },
        hub: { x: 0, y: hubTop, width: edge, height: rowHeight },
        mux: { x: 0, y: adapterTop, width: 100, height: rowHeight },
        adapter: { x: 112, y: adapterTop, width: edge - 112, height: adapterBottom - adapterTop },
        network: { x: 148, y: lowTop, width: edge - 148, height: rowHeight },
        supply: { x: 0, y: lowTop, width: 112, height: rowHeight },
        pdu: { x: 0, y: pduTop, width: edge, height: rowHeight },
        outlets: { x: 0, y: outletsTop, width: edge, height: rowHeight },
      },
      'always on: agent host, hub, lab switch',
    ),
    traces: [
      {
        points: [
          [cardAt, lowTop],
          [cardAt, rail],
          [228, rail],
        ],
      },
      {
        points: [
          [cardAt, pduTop],
          [cardAt, lowTop + rowHeight],
        ],
      },
    ],
    wires: [
      {
        points: [
          [cardAt, rowHeight],
          [cardAt, hubTop],
        ],
      },
      ...[cardAt, adapterAt].map((x) => ({
        points: [
          [x, hubTop + rowHeight],
          [x, adapterTop],
        ] as const,
      })),
      {
        points: [
          [cardAt, adapterTop + rowHeight],
          [cardAt, boardTop],
        ],
      },
      {
        points: [
          [ground, adapterBottom],
          [ground, boardTop],
        ],
      },
      {
        points: [
          [first, adapterBottom],
          [first, crossTop],
          [second, crossTop + cross],
          [second, boardTop - 5],
        ],
        arrow: true,
      },
      {
        points: [
          [first, boardTop],
          [first, crossTop + cross],
          [second, crossTop],
          [second, adapterBottom + 5],
        ],
        arrow: true,
      },
      {
        points: [
          [ethernetAt, boardBottom],
          [ethernetAt, lowTop],
        ],
      },
      {
        points: [
          [edge, rowHeight / 2],
          [lane, rowHeight / 2],
          [lane, lowTop + rowHeight / 2],
          [edge, lowTop + rowHeight / 2],
        ],
      },
      {
        points: [
          [ethernetAt, lowTop + rowHeight],
          [ethernetAt, pduTop],
        ],
      },
    ],
    failWires: [
      {
        points: [
          [vcc, adapterBottom],
          [vcc, adapterBottom + 18],
        ],
      },
      {
        points: [
          [usbAt, boardBottom],
          [usbAt, boardBottom + 18],
        ],
      },
      {
        points: [
          [second, boardTop + 46],
          [second, rail - 2],
        ],
        arrow: true,
      },
      {
        points: [
          [usbAt, boardBottom - 26],
          [usbAt, rail + 2],
        ],
        arrow: true,
      },
    ],
    openPins: [
      [vcc, adapterBottom + 18],
      [usbAt, boardBottom + 18],
    ],
    pads: [
      ...[ground, first, second, vcc].map((x) => [x, adapterBottom] as const),
      ...[cardAt, ground, first, second].map((x) => [x, boardTop] as const),
      ...[cardAt, usbAt, ethernetAt].map((x) => [x, boardBottom] as const),
    ],
    labels: [
      pin(ground, adapterBottom - 16, 'GND', 'middle'),
      pin(first, adapterBottom - 16, 'TX', 'middle'),
      pin(second, adapterBottom - 16, 'RX', 'middle'),
      pin(vcc, adapterBottom - 16, 'VCC', 'middle'),
      pin(cardAt, boardTop + 18, 'card slot', 'middle'),
      pin(ground, boardTop + 18, 'GND', 'middle'),
      pin(first, boardTop + 18, 'TX', 'middle'),
      pin(second, boardTop + 18, 'RX', 'middle'),
      ...[ground, first, second].map(
        (x, index): LabelData => ({ at: [x, boardTop + 35], lines: [`pin ${6 + 2 * index}`], anchor: 'middle' }),
      ),
      pin(cardAt + 10, boardBottom - 16, '5 V'),
      pin(usbAt, boardBottom - 16, 'USB, HDMI', 'middle'),
      pin(ethernetAt, boardBottom - 16, 'Ethernet', 'middle'),
      { at: [12, boardTop + 52], lines: ['rpi4-07'], tone: 'name' },
      { at: [12, boardTop + 69], lines: ['Raspberry Pi 4'] },
      { at: [cardAt + 10, (rowHeight + hubTop) / 2], lines: ['USB'] },
      ...[cardAt, adapterAt].map(
        (x): LabelData => ({ at: [x + 10, (hubTop + rowHeight + adapterTop) / 2], lines: ['USB'] }),
      ),
      { at: [cardAt + 8, adapterTop + 66], lines: ['card,', 'GND'] },
      { at: [ground - 8, boardTop - 38], lines: ['ground', 'first'], anchor: 'end' },
      { at: [vcc, adapterBottom + 38], lines: ['leave', 'open'], tone: 'fail', anchor: 'middle' },
      { at: [second - 10, rail - 24], lines: ['back-powering'], tone: 'fail', anchor: 'end' },
      { at: [236, rail], lines: ['rails'] },
      { at: [usbAt, boardBottom + 38], lines: ['leave open'], tone: 'fail', anchor: 'middle' },
      { at: [ethernetAt - 8, lowTop - 16], lines: ['if tests use it'], anchor: 'end' },
      { at: [ethernetAt - 8, mainsLine - 12], lines: ['SNMP'], anchor: 'end' },
      { at: [cardAt + 10, mainsLine - 12], lines: ['switched'] },
      { at: [cardAt + 10, mainsLine + 15], lines: ['mains, one circuit'] },
    ],
  };
}

/** The drawing beside other text. */
export const wide = wideDrawing();

/** The drawing on a phone. */
export const narrow = narrowDrawing();
