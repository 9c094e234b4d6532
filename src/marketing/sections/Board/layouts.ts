/** A point in px of the diagram. */
export type Point = readonly [x: number, y: number];

/** A chip with pins: designator, name, content, and what a job is there: a state, or at the end its outcome. */
export type Chip = {
  designator: string;
  name: string;
  note: string;
  status: 'queued' | 'running' | 'passed';
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A connection, opened by `from`; the arrow points to `to`. */
export type Connection = {
  /** Number of the step in which it is used. */
  step: 1 | 2 | 3 | 4;
  from: Point;
  to: Point;
  label: readonly string[];
  labelAt: Point;
  anchor: 'start' | 'middle' | 'end';
};

export type Layout = {
  width: number;
  height: number;
  /** Direction in which a job travels. */
  flow: 'right' | 'down';
  chips: readonly Chip[];
  connections: readonly Connection[];
  devices: {
    names: readonly string[];
    width: number;
    height: number;
    /** Start and end of the wires of the first device, and the distance to the next device. */
    from: Point;
    fromPitch: number;
    to: Point;
    toPitch: number;
  };
  wires: { text: string; at: Point };
  holes: readonly Point[];
  /** Where the text of the silkscreen begins. */
  silkscreen: Point;
};

const names = ['rpi4-02', 'rpi4-05', 'rpi4-07', 'rpi4-11'];

export const wide: Layout = {
  width: 1160,
  height: 380,
  flow: 'right',
  chips: [
    {
      designator: 'J1',
      name: 'Your repository',
      note: 'image, tests',
      status: 'passed',
      x: 56,
      y: 92,
      width: 200,
      height: 196,
    },
    {
      designator: 'U1',
      name: 'Server',
      note: 'queue, results',
      status: 'queued',
      x: 396,
      y: 92,
      width: 190,
      height: 196,
    },
    { designator: 'U2', name: 'Agent', note: 'on its host', status: 'running', x: 776, y: 92, width: 140, height: 196 },
  ],
  connections: [
    { step: 1, from: [266, 150], to: [386, 150], label: ['submit'], labelAt: [326, 134], anchor: 'middle' },
    { step: 4, from: [386, 230], to: [266, 230], label: ['check run'], labelAt: [326, 262], anchor: 'middle' },
    { step: 2, from: [766, 150], to: [596, 150], label: ['asks for work'], labelAt: [681, 134], anchor: 'middle' },
    { step: 4, from: [766, 230], to: [596, 230], label: ['events, artifacts'], labelAt: [681, 262], anchor: 'middle' },
  ],
  devices: {
    names,
    width: 110,
    height: 50,
    from: [926, 127],
    fromPitch: 42,
    to: [1006, 76],
    toPitch: 76,
  },
  wires: { text: 'console, power, flash', at: [1098, 34] },
  holes: [
    [26, 26],
    [1134, 26],
    [26, 354],
    [1134, 354],
  ],
  silkscreen: [56, 360],
};

export const tall: Layout = {
  width: 344,
  height: 676,
  flow: 'down',
  chips: [
    {
      designator: 'J1',
      name: 'Your repository',
      note: 'image, tests',
      status: 'passed',
      x: 72,
      y: 40,
      width: 200,
      height: 84,
    },
    {
      designator: 'U1',
      name: 'Server',
      note: 'queue, results',
      status: 'queued',
      x: 72,
      y: 208,
      width: 200,
      height: 84,
    },
    { designator: 'U2', name: 'Agent', note: 'on its host', status: 'running', x: 72, y: 376, width: 200, height: 84 },
  ],
  connections: [
    { step: 1, from: [142, 134], to: [142, 198], label: ['submit'], labelAt: [128, 171], anchor: 'end' },
    { step: 4, from: [202, 198], to: [202, 134], label: ['check run'], labelAt: [216, 171], anchor: 'start' },
    { step: 2, from: [142, 366], to: [142, 302], label: ['asks for', 'work'], labelAt: [128, 330], anchor: 'end' },
    {
      step: 4,
      from: [202, 366],
      to: [202, 302],
      label: ['events,', 'artifacts'],
      labelAt: [216, 330],
      anchor: 'start',
    },
  ],
  devices: {
    names,
    width: 74,
    height: 44,
    from: [103, 470],
    fromPitch: 46,
    to: [49, 550],
    toPitch: 82,
  },
  wires: { text: 'console, power, flash', at: [172, 628] },
  holes: [],
  silkscreen: [20, 662],
};
