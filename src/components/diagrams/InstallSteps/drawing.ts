import type { Band, DrawingData, LabelData, Point, Wire } from '../parts';

type Phase = {
  name: string;
  steps: readonly string[];
};

const phases: readonly Phase[] = [
  { name: 'submit', steps: ['Resolve the DIP, check type and drivers'] },
  { name: 'reserved', steps: ['Reserve the device'] },
  { name: 'preparing', steps: ['Fetch the DIP, check hash and signature'] },
  {
    name: 'installing',
    steps: [
      'Run pre_install.py, if allowed',
      'Power as install.pre_power says',
      'Enter the loader',
      'Erase, as install.erase says',
      'Write payloads in install.order',
      'Verify',
      'Flush, wait for the card, switch mux',
      'Run post_install.py, open console, power',
    ],
  },
  { name: 'booting', steps: ['Match boot stages, check version', 'Record provides and metrics'] },
  { name: 'collecting, cleaning', steps: ['Collect, clean'] },
];

const writeStep = 8;
const repeatedSteps = [5, 9] as const;

type Size = {
  width: number;
  trunk: number;
  textAt: number;
  /** Room for the name of a phase above its steps; 0 sets it beside them. */
  headHeight: number;
  pitch: number;
  segmentWidth: number;
  segmentGap: number;
};

type Step = {
  number: number;
  text: string;
  y: number;
};

type Group = {
  name: string;
  top: number;
  height: number;
  steps: readonly Step[];
};

const groupPadding = 20;
const groupGap = 8;
const segmentHeight = 22;
const stripHeight = 54;

function groupsOf({ headHeight, pitch }: Size): Group[] {
  let top = 0;
  let number = 0;
  return phases.map(({ name, steps }) => {
    let y = top + headHeight + groupPadding;
    const placed = steps.map((text): Step => {
      number += 1;
      const step = { number, text, y };
      y += pitch + (number === writeStep ? stripHeight : 0);
      return step;
    });
    const group = { name, top, height: y - pitch + groupPadding - top, steps: placed };
    top += group.height + groupGap;
    return group;
  });
}

/** The writes of the payloads and the safe points between them, with the key of the sign below. */
function strip({ textAt, segmentWidth, segmentGap }: Size, stepY: number) {
  const top = stepY + 16;
  const centre = top + segmentHeight / 2;
  const starts = [0, 1, 2].map((index) => textAt + index * (segmentWidth + segmentGap));
  const segments = starts.map((x): Band => ({ x, y: top, width: segmentWidth, height: segmentHeight }));
  const keyY = top + segmentHeight + 18;
  const diamonds: Point[] = [...starts.slice(1).map((x): Point => [x - segmentGap / 2, centre]), [textAt + 8, keyY]];
  const labels: LabelData[] = [
    ...starts.map((x): LabelData => ({ at: [x + segmentWidth / 2, centre], lines: ['payload'], anchor: 'middle' })),
    { at: [textAt + 24, keyY], lines: ['safe point: a cancel waits for it'] },
  ];
  return { segments, diamonds, labels };
}

function drawing(size: Size): DrawingData {
  const { width, trunk, textAt, headHeight } = size;
  const groups = groupsOf(size);
  const steps = groups.flatMap((group) => group.steps);
  const yOf = (number: number) => steps[number - 1]?.y ?? 0;
  const last = groups.at(-1);
  const { segments, diamonds, labels } = strip(size, yOf(writeStep));
  const trace: Wire = {
    points: [
      [trunk, yOf(1)],
      [trunk, yOf(steps.length)],
    ],
  };
  return {
    width,
    height: last ? last.top + last.height : 0,
    bands: groups.map(({ top, height }) => ({ x: 0, y: top, width, height })),
    traces: [trace],
    steps: steps.map(({ number, y }) => ({ at: [trunk, y], number })),
    segments,
    diamonds,
    labels: [
      ...groups.map(
        ({ name, top }): LabelData => ({
          at: headHeight > 0 ? [textAt, top + headHeight / 2 + 5] : [12, top + groupPadding],
          lines: [name],
          tone: 'code',
        }),
      ),
      ...steps.map(({ text, y }): LabelData => ({ at: [textAt, y], lines: [text], tone: 'ink' })),
      ...labels,
    ],
  };
}

function wideDrawing(): DrawingData {
  const size: Size = {
    width: 672,
    trunk: 212,
    textAt: 240,
    headHeight: 0,
    pitch: 34,
    segmentWidth: 84,
    segmentGap: 28,
  };
  const base = drawing(size);
  const [first = 0, last = 0] = repeatedSteps.map((number) => base.steps?.[number - 1]?.at[1] ?? 0);
  const bracket: Wire = {
    points: [
      [564, first - 8],
      [574, first - 8],
      [574, last + 8],
      [564, last + 8],
    ],
  };
  return {
    ...base,
    wires: [bracket],
    labels: [...(base.labels ?? []), { at: [584, (first + last) / 2 - 9], lines: ['repeated by', 'install.retries'] }],
  };
}

/** The wide layout; only this one has room for the bracket around the steps that a retry repeats. */
export const wide = wideDrawing();

/** The layout for phones. */
export const narrow = drawing({
  width: 288,
  trunk: 26,
  textAt: 48,
  headHeight: 22,
  pitch: 29,
  segmentWidth: 62,
  segmentGap: 22,
});
