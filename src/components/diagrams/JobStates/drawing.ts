import type { BoxData, DrawingData, LabelData, Outcome, TagData, Wire } from '../parts';

type State = {
  name: string;
  note: string;
  limit?: string;
  phase?: boolean;
};

const states: readonly State[] = [
  { name: 'queued', note: 'waits for a device that matches', limit: '86400 s' },
  { name: 'reserved', note: 'device locked, the agent confirms', limit: '60 s' },
  { name: 'preparing', note: 'package, Python environment, DIP', limit: '900 s', phase: true },
  { name: 'installing', note: 'write, verify; cancel at safe points', limit: '1800 s', phase: true },
  { name: 'booting', note: 'ready pattern seen, version matches', limit: '300 s', phase: true },
  { name: 'running', note: 'the entry of the job package', limit: '≤ 14400 s', phase: true },
  { name: 'collecting', note: 'artifacts and results stored', limit: '900 s', phase: true },
  { name: 'cleaning', note: 'cleanup hook, wipe, power policy', limit: '300 s', phase: true },
  { name: 'finished', note: 'has one outcome' },
];

const failing = ['preparing', 'installing', 'booting', 'running'];

/** The outcomes in the order of the documentation, and what each proves. */
export const outcomes: readonly { outcome: Outcome; meaning: string }[] = [
  { outcome: 'passed', meaning: 'did what the job asks' },
  { outcome: 'failed', meaning: 'the device under test is bad' },
  { outcome: 'errored', meaning: 'the lab or its setup is bad' },
  { outcome: 'canceled', meaning: 'ended by a user or a rule' },
  { outcome: 'expired', meaning: 'no device came free in time' },
];

type Column = {
  x: number;
  width: number;
  height: number;
  pitch: number;
  notes: boolean;
};

function indexOf(name: string): number {
  return states.findIndex((state) => state.name === name);
}

function stateBoxes({ x, width, height, pitch, notes }: Column): BoxData[] {
  return states.map(({ name, note, limit, phase }, index) => ({
    x,
    y: index * pitch,
    width,
    height,
    name,
    note: notes ? note : undefined,
    value: limit,
    kind: phase ? 'phase' : 'plain',
  }));
}

/** From each state to the next, the way back to the queue, and the bracket of the phases at the left edge. */
function columnWires({ x, width, height, pitch }: Column): Wire[] {
  const down = states.slice(1).map(
    (_, index): Wire => ({
      points: [
        [x + 24, index * pitch + height],
        [x + 24, (index + 1) * pitch],
      ],
      arrow: true,
    }),
  );
  const back: Wire = {
    points: [
      [x + width - 24, pitch],
      [x + width - 24, height],
    ],
    arrow: true,
  };
  const bracket: Wire = {
    points: [
      [x - 4, indexOf('preparing') * pitch],
      [0, indexOf('preparing') * pitch],
      [0, indexOf('cleaning') * pitch + height],
      [x - 4, indexOf('cleaning') * pitch + height],
    ],
  };
  return [...down, back, bracket];
}

/** From each failing phase to a common line at `lane`, and on to collecting. */
function failLane({ x, width, height, pitch }: Column, lane: number, above: number): Wire[] {
  const right = x + width;
  const centre = (name: string) => indexOf(name) * pitch + height / 2;
  return failing.map((name, index) => ({
    points: [
      [right, centre(name)],
      [lane, centre(name)],
      [lane, centre('collecting') - above],
      [right, centre('collecting') - above],
    ],
    arrow: index === 0,
  }));
}

/** From finished along a trunk to each outcome. */
function outcomeWires(from: readonly [number, number], trunk: number, tags: readonly TagData[]): Wire[] {
  return tags.map((tag) => ({
    points: [from, [trunk, from[1]], [trunk, tag.y + 12], [tag.x, tag.y + 12]],
    arrow: true,
  }));
}

function wideDrawing(): DrawingData {
  const column: Column = { x: 12, width: 304, height: 46, pitch: 68, notes: true };
  const right = column.x + column.width;
  const centre = (name: string) => indexOf(name) * column.pitch + column.height / 2;
  const lane = 344;
  const textAt = 358;
  const canceling: BoxData = {
    x: 500,
    y: indexOf('booting') * column.pitch,
    width: 172,
    height: 46,
    name: 'canceling',
    note: 'code stops within 10 s',
  };
  const cancelAt = canceling.x + 24;
  const tags = outcomes.map(({ outcome }, index): TagData => ({ x: 384, y: 471 + index * 28, width: 82, outcome }));
  const finished = centre('finished');
  const labels: LabelData[] = [
    { at: [right - 34, 57], lines: ['claim not confirmed'], anchor: 'end' },
    { at: [454, centre('queued')], lines: ['no device in 86400 s'] },
    { at: [454, centre('reserved')], lines: ['third claim not confirmed'] },
    { at: [textAt, centre('preparing') - 9], lines: ['a phase fails:', 'errored'], tone: 'fail' },
    { at: [textAt, centre('installing')], lines: ['failed or errored'], tone: 'fail' },
    { at: [textAt, centre('booting')], lines: ['failed or errored'], tone: 'fail' },
    { at: [textAt, centre('running')], lines: ['failed or errored'], tone: 'fail' },
    { at: [canceling.x, centre('preparing') + 9], lines: ['cancel by a user,', 'drain limit, newer job'] },
    ...outcomes.map(({ meaning }, index): LabelData => ({ at: [478, 483 + index * 28], lines: [meaning] })),
  ];
  return {
    width: 672,
    height: 608,
    boxes: [...stateBoxes(column), canceling],
    wires: [
      ...columnWires(column),
      ...['queued', 'reserved'].map(
        (name): Wire => ({
          points: [
            [right, centre(name)],
            [textAt, centre(name)],
          ],
          arrow: true,
        }),
      ),
      {
        points: [
          [cancelAt, centre('installing') - 18],
          [cancelAt, canceling.y],
        ],
        arrow: true,
      },
      {
        points: [
          [cancelAt, canceling.y + canceling.height],
          [cancelAt, centre('collecting') + 10],
          [right, centre('collecting') + 10],
        ],
        arrow: true,
      },
      ...outcomeWires([right, finished], 352, tags),
    ],
    failWires: failLane(column, lane, 10),
    tags: [
      { x: textAt, y: centre('queued') - 12, width: 82, outcome: 'expired' },
      { x: textAt, y: centre('reserved') - 12, width: 82, outcome: 'errored' },
      ...tags,
    ],
    labels,
  };
}

function narrowDrawing(): DrawingData {
  const column: Column = { x: 10, width: 166, height: 34, pitch: 58, notes: false };
  const right = column.x + column.width;
  const centre = (name: string) => indexOf(name) * column.pitch + column.height / 2;
  const side = 206;
  const canceling: BoxData = {
    x: side - 4,
    y: indexOf('booting') * column.pitch,
    width: 86,
    height: 34,
    name: 'canceling',
  };
  const cancelAt = canceling.x + 43;
  const outcomesTop = 9 * column.pitch + 4;
  const tags = outcomes.map(
    ({ outcome }, index): TagData => ({ x: 58, y: outcomesTop + index * 32, width: 70, outcome }),
  );
  const trunk = column.x + 24;
  return {
    width: 288,
    height: outcomesTop + 5 * 32 - 8,
    boxes: [...stateBoxes(column), canceling],
    wires: [
      ...columnWires(column),
      ...['queued', 'reserved'].map(
        (name): Wire => ({
          points: [
            [right, centre(name)],
            [side, centre(name)],
          ],
          arrow: true,
        }),
      ),
      {
        points: [
          [cancelAt, centre('installing') + 12],
          [cancelAt, canceling.y],
        ],
        arrow: true,
      },
      {
        points: [
          [cancelAt, canceling.y + canceling.height],
          [cancelAt, centre('collecting') + 8],
          [right, centre('collecting') + 8],
        ],
        arrow: true,
      },
      ...tags.map(
        (tag): Wire => ({
          points: [
            [trunk, centre('finished') + 17],
            [trunk, tag.y + 12],
            [tag.x, tag.y + 12],
          ],
          arrow: true,
        }),
      ),
    ],
    failWires: failLane(column, 190, 8),
    tags: [
      { x: side, y: centre('queued') - 12, width: 70, outcome: 'expired' },
      { x: side, y: centre('reserved') - 12, width: 70, outcome: 'errored' },
      ...tags,
    ],
    labels: [
      { at: [right - 32, 46], lines: ['not confirmed'], anchor: 'end' },
      { at: [side, 40], lines: ['after 86400 s'] },
      { at: [side, centre('reserved') + 23], lines: ['after 3 claims'] },
      { at: [side - 4, centre('preparing')], lines: ['a phase fails'], tone: 'fail' },
      { at: [side - 4, centre('installing') - 16], lines: ['cancel, drain', 'or newer job'] },
      ...outcomes.map(
        ({ meaning }, index): LabelData => ({ at: [138, outcomesTop + 12 + index * 32], lines: [meaning] }),
      ),
    ],
  };
}

/** The wide layout. */
export const wide = wideDrawing();

/** The layout for phones. */
export const narrow = narrowDrawing();
