import type { Band, DrawingData, LabelData } from '../parts';

/** The phases of the job, with what each did. */
export const phases = [
  { name: 'preparing', note: 'package, DIP fetched' },
  { name: 'installing', note: 'flashed and verified' },
  { name: 'booting', note: 'ready pattern seen' },
  { name: 'running', note: '`console_echo` passed' },
  { name: 'collecting', note: 'results and log stored' },
  { name: 'cleaning', note: 'clean-up finished' },
] as const;

/** The events of the job, with the seconds since the submission that `benchloom job submit --wait` prints. */
export const events = { submitted: '0 s', claimed: '6 s', passed: '39 s' } as const;

const segmentHeight = 28;
const tagWidth = 72;

/** Width of a segment with a name in it, in px. */
const widthOf = (name: string) => 8 * name.length + 28;

function wideDrawing(): DrawingData {
  const top = 48;
  const centre = top + segmentHeight / 2;
  const claimed = 96;
  const segments: Band[] = [];
  let end = claimed;
  for (const { name } of phases) {
    const width = widthOf(name);
    segments.push({ x: end, y: top, width, height: segmentHeight });
    end += width;
  }
  return {
    width: 672,
    height: 124,
    wires: [
      {
        points: [
          [0, centre],
          [claimed, centre],
        ],
      },
    ],
    segments,
    pads: [
      [4, centre],
      [claimed, centre],
      [end - 4, centre],
    ],
    tags: [{ x: end - tagWidth, y: 96, width: tagWidth, outcome: 'passed' }],
    labels: [
      ...segments.map(
        ({ x, width }, index): LabelData => ({
          at: [x + width / 2, centre],
          lines: [phases[index]?.name ?? ''],
          tone: 'name',
          anchor: 'middle',
        }),
      ),
      { at: [0, 20], lines: [events.submitted], tone: 'code' },
      { at: [claimed, 20], lines: [events.claimed], tone: 'code' },
      { at: [end, 20], lines: [events.passed], tone: 'code', anchor: 'end' },
      { at: [0, 108], lines: ['submitted'] },
      { at: [claimed, 108], lines: ['claimed'] },
    ],
  };
}

function narrowDrawing(): DrawingData {
  const pitch = 38;
  const top = 44;
  const left = 42;
  const width = 96;
  const yOf = (index: number) => top + index * pitch;
  const bottom = yOf(phases.length);
  return {
    width: 288,
    height: bottom + 28,
    wires: [
      {
        points: [
          [left + width / 2, 14],
          [left + width / 2, bottom + 14],
        ],
      },
    ],
    segments: phases.map((_, index) => ({ x: left, y: yOf(index), width, height: segmentHeight })),
    pads: [[left + width / 2, 14]],
    tags: [{ x: left + (width - tagWidth) / 2, y: bottom + 2, width: tagWidth, outcome: 'passed' }],
    labels: [
      ...phases.flatMap(({ name, note }, index): LabelData[] => {
        const y = yOf(index) + segmentHeight / 2;
        return [
          { at: [left + width / 2, y], lines: [name], tone: 'name', anchor: 'middle' },
          { at: [left + width + 10, y], lines: [note.replaceAll('`', '')] },
        ];
      }),
      { at: [0, 14], lines: [events.submitted], tone: 'code' },
      { at: [left + width + 10, 14], lines: ['submitted'] },
      { at: [0, yOf(0) + segmentHeight / 2], lines: [events.claimed], tone: 'code' },
      { at: [0, bottom + 14], lines: [events.passed], tone: 'code' },
    ],
  };
}

/** The drawing beside other text. */
export const wide = wideDrawing();

/** The drawing on a phone. */
export const narrow = narrowDrawing();
