/** A point in px of the drawing. */
export type Point = readonly [x: number, y: number];

/** The part of an engagement that a part of the bench belongs to. */
export type Callout = 1 | 2 | 3;

/** A device on the bench: designator above it, name and notes in its middle, or `textAt` px from its left edge. */
export type Chip = {
  designator: string;
  designatorAt?: Point;
  name: string;
  notes: readonly string[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** Distance of the text from the left edge; centred if it isn't set. */
  textAt?: number;
  /** Middle of the name; the middle of the chip if it isn't set. */
  nameY?: number;
  /** True for the board under test. */
  board?: true;
};

/** A line through points, with straight parts and parts at 45 degrees. */
export type Trace = {
  points: readonly Point[];
  part: Callout;
  /** A wire of a signal is thinner than a cable. */
  signal?: boolean;
  arrow?: boolean;
};

/** A line of text. `fail`: what must not be connected. */
export type Label = {
  at: Point;
  text: string;
  anchor?: 'middle' | 'end';
  tone?: 'dim' | 'fail';
};

export type Layout = {
  width: number;
  height: number;
  chips: readonly Chip[];
  traces: readonly Trace[];
  labels: readonly Label[];
  /** Contacts that stay open: where the stub starts and where it ends. */
  open: readonly (readonly [from: Point, to: Point])[];
  grounds: readonly Point[];
  callouts: readonly { part: Callout; at: Point }[];
  holes: readonly Point[];
  /** Where the text of the silkscreen begins. */
  silkscreen: Point;
};

const pin = ([x, y]: Point, text: string, anchor?: Label['anchor'], tone?: Label['tone']): Label => ({
  at: [x, y],
  text,
  anchor,
  tone,
});

function wideLayout(): Layout {
  const [ground, first, second, vcc] = [96, 124, 152, 180];
  const card = [318, 332, 346];
  const [usb, lan] = [246, 420];
  const [supply, supplyGround] = [502, 534];
  const board = 980;
  return {
    width: 1200,
    height: 620,
    chips: [
      { designator: 'U1', name: 'Agent host', notes: ['bench-a', 'Linux'], x: 64, y: 196, width: 170, height: 264 },
      { designator: 'U2', name: 'USB hub', notes: ['own supply'], x: 340, y: 156, width: 140, height: 148 },
      {
        designator: 'U3',
        name: 'Console adapter',
        notes: ['3.3 V signals'],
        x: 580,
        y: 72,
        width: 230,
        height: 132,
        textAt: 20,
      },
      { designator: 'U4', name: 'SD mux', notes: ['holds the card'], x: 580, y: 282, width: 230, height: 100 },
      { designator: 'U5', name: 'Lab switch', notes: ['Ethernet'], x: 340, y: 376, width: 140, height: 104 },
      { designator: 'U6', name: 'PDU', notes: ['pdu1.lab', 'outlet 7'], x: 580, y: 470, width: 130, height: 96 },
      { designator: 'PS1', name: 'Supply', notes: ['5 V'], x: 750, y: 470, width: 120, height: 96 },
      {
        designator: 'DUT',
        name: 'rpi4-07',
        notes: ['Raspberry Pi 4'],
        x: board,
        y: 60,
        width: 170,
        height: 506,
        nameY: 190,
        board: true,
      },
    ],
    traces: [
      {
        points: [
          [149, 196],
          [149, 64],
        ],
        part: 3,
        arrow: true,
      },
      {
        points: [
          [234, 230],
          [340, 230],
        ],
        part: 1,
      },
      {
        points: [
          [234, 428],
          [340, 428],
        ],
        part: 1,
      },
      {
        points: [
          [480, 196],
          [501, 196],
          [559, 138],
          [580, 138],
        ],
        part: 1,
      },
      {
        points: [
          [480, 264],
          [496, 264],
          [564, 332],
          [580, 332],
        ],
        part: 1,
      },
      {
        points: [
          [480, lan],
          [board, lan],
        ],
        part: 1,
      },
      {
        points: [
          [480, 452],
          [498, 452],
          [564, 518],
          [580, 518],
        ],
        part: 1,
      },
      {
        points: [
          [710, 518],
          [750, 518],
        ],
        part: 1,
      },
      ...[supply, supplyGround].map(
        (y): Trace => ({
          points: [
            [870, y],
            [board, y],
          ],
          part: 1,
        }),
      ),
      ...[ground, first, second, ...card].map(
        (y): Trace => ({
          points: [
            [810, y],
            [board, y],
          ],
          part: 2,
          signal: true,
        }),
      ),
    ],
    labels: [
      pin([170, 100], 'HTTPS out'),
      pin([170, 124], 'to the server'),
      pin([287, 214], 'USB', 'middle'),
      pin([287, 412], 'LAN', 'middle'),
      pin([518, 150], 'USB', 'end'),
      pin([518, 316], 'USB', 'end'),
      pin([522, 506], 'SNMP', 'end'),
      pin([794, ground], 'GND', 'end'),
      pin([794, first], 'TX', 'end'),
      pin([794, second], 'RX', 'end'),
      pin([794, vcc], 'VCC', 'end'),
      pin([895, ground - 18], 'ground first', 'middle', 'dim'),
      pin([848, vcc], 'leave open', undefined, 'fail'),
      pin([932, usb], 'leave open', 'end', 'fail'),
      pin([895, (card[0] ?? 0) - 18], 'card, GND', 'middle', 'dim'),
      pin([730, lan - 18], 'if tests use the network', 'middle', 'dim'),
      pin([board + 16, ground], 'GND'),
      pin([board + 16, first], 'RX'),
      pin([board + 16, second], 'TX'),
      pin([board + 154, ground], 'pin 6', 'end', 'dim'),
      pin([board + 154, first], 'pin 10', 'end', 'dim'),
      pin([board + 154, second], 'pin 8', 'end', 'dim'),
      pin([board + 16, usb], 'USB, HDMI'),
      pin([board + 16, 332], 'card slot'),
      pin([board + 16, lan], 'Ethernet'),
      pin([board + 16, supply], '+5 V'),
      pin([board + 16, supplyGround], 'GND'),
    ],
    open: [
      [
        [810, vcc],
        [832, vcc],
      ],
      [
        [board, usb],
        [board - 32, usb],
      ],
    ],
    grounds: [
      [149, 460],
      [410, 304],
      [810, 566],
      [1065, 566],
    ],
    callouts: [
      { part: 1, at: [710, 470] },
      { part: 2, at: [1150, 60] },
      { part: 3, at: [234, 196] },
    ],
    holes: [
      [28, 28],
      [1172, 28],
      [28, 592],
      [1172, 592],
    ],
    silkscreen: [64, 592],
  };
}

function tallLayout(): Layout {
  const [ground, first, second, vcc] = [368, 394, 420, 446];
  const card = [546, 558, 570];
  const lan = 678;
  const [supply, supplyGround] = [812, 842];
  const board = 250;
  const chipEnd = 222;
  return {
    width: 343,
    height: 944,
    chips: [
      {
        designator: 'U1',
        designatorAt: [246, 104],
        name: 'Agent host',
        notes: ['bench-a'],
        x: 24,
        y: 92,
        width: 198,
        height: 80,
      },
      {
        designator: 'U2',
        designatorAt: [232, 226],
        name: 'USB hub',
        notes: ['own supply'],
        x: 62,
        y: 214,
        width: 160,
        height: 80,
      },
      {
        designator: 'U3',
        designatorAt: [96, 336],
        name: 'Console',
        notes: ['3.3 V'],
        x: 96,
        y: 348,
        width: 126,
        height: 118,
        textAt: 10,
      },
      {
        designator: 'U4',
        designatorAt: [96, 506],
        name: 'SD mux',
        notes: ['holds card'],
        x: 96,
        y: 518,
        width: 126,
        height: 80,
      },
      {
        designator: 'U5',
        designatorAt: [62, 636],
        name: 'Lab switch',
        notes: ['Ethernet'],
        x: 62,
        y: 648,
        width: 160,
        height: 72,
      },
      {
        designator: 'U6',
        designatorAt: [24, 780],
        name: 'PDU',
        notes: ['pdu1.lab', 'outlet 7'],
        x: 24,
        y: 792,
        width: 92,
        height: 80,
      },
      {
        designator: 'PS1',
        designatorAt: [146, 780],
        name: 'Supply',
        notes: ['5 V'],
        x: 146,
        y: 792,
        width: 76,
        height: 80,
      },
      {
        designator: 'DUT',
        designatorAt: [250, 336],
        name: 'rpi4-07',
        notes: [],
        x: board,
        y: 348,
        width: 77,
        height: 524,
        board: true,
      },
    ],
    traces: [
      {
        points: [
          [142, 92],
          [142, 32],
        ],
        part: 3,
        arrow: true,
      },
      {
        points: [
          [142, 172],
          [142, 214],
        ],
        part: 1,
      },
      {
        points: [
          [159, 294],
          [159, 348],
        ],
        part: 1,
      },
      {
        points: [
          [78, 294],
          [78, 540],
          [96, 558],
        ],
        part: 1,
      },
      {
        points: [
          [44, 172],
          [44, 666],
          [62, 684],
        ],
        part: 1,
      },
      {
        points: [
          [chipEnd, lan],
          [board, lan],
        ],
        part: 1,
      },
      {
        points: [
          [80, 720],
          [80, 792],
        ],
        part: 1,
      },
      {
        points: [
          [116, 832],
          [146, 832],
        ],
        part: 1,
      },
      ...[supply, supplyGround].map(
        (y): Trace => ({
          points: [
            [chipEnd, y],
            [board, y],
          ],
          part: 1,
        }),
      ),
      ...[ground, first, second, ...card].map(
        (y): Trace => ({
          points: [
            [chipEnd, y],
            [board, y],
          ],
          part: 2,
          signal: true,
        }),
      ),
    ],
    labels: [
      pin([158, 44], 'HTTPS out'),
      pin([158, 64], 'to the server'),
      pin([154, 193], 'USB'),
      pin([56, 193], 'LAN'),
      pin([171, 318], 'USB'),
      pin([92, 756], 'SNMP'),
      pin([214, ground], 'GND', 'end'),
      pin([214, first], 'TX', 'end'),
      pin([214, second], 'RX', 'end'),
      pin([214, vcc], 'VCC', 'end'),
      pin([chipEnd, 484], 'VCC: leave open', 'end', 'fail'),
      pin([327, 262], 'USB, HDMI:', 'end', 'fail'),
      pin([327, 282], 'leave open', 'end', 'fail'),
      pin([chipEnd, 632], 'if tests use it', 'end', 'dim'),
      pin([board + 12, ground], 'GND'),
      pin([board + 12, first], 'RX'),
      pin([board + 12, second], 'TX'),
      pin([board + 12, 558], 'card'),
      pin([board + 12, lan], 'LAN'),
      pin([board + 12, supply], '+5 V'),
      pin([board + 12, supplyGround], 'GND'),
    ],
    open: [
      [
        [chipEnd, vcc],
        [238, vcc],
      ],
      [
        [306, 348],
        [306, 312],
      ],
    ],
    grounds: [
      [184, 872],
      [288, 872],
    ],
    callouts: [
      { part: 1, at: [116, 792] },
      { part: 2, at: [327, 348] },
      { part: 3, at: [222, 92] },
    ],
    holes: [
      [22, 22],
      [321, 22],
      [22, 922],
      [321, 922],
    ],
    silkscreen: [46, 922],
  };
}

/** The bench from left to right. */
export const wide = wideLayout();

/** The bench from top to bottom, for a phone. */
export const tall = tallLayout();
