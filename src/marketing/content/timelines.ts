import type { TimelineKind, TimelineRow, TimelineSegment, TimelineUnit } from '../Timeline/timeline';

/** The timeline of devices for one kind of team. */
export type TeamTimeline = {
  /** What the axis covers, in a few words. */
  span: string;
  title: string;
  unit: TimelineUnit;
  end: number;
  rows: readonly TimelineRow[];
  kinds: readonly { kind: TimelineKind; name: string }[];
  first: { row: number; index: number };
};

const phases = [
  { kind: 'preparing', result: 'Packages cached on the host.' },
  { kind: 'installing', result: 'Image verified on the device.' },
  { kind: 'booting', result: 'Boot time and boot log stored.' },
  { kind: 'running', result: 'Console log and test results stored.' },
  { kind: 'collecting', result: 'Reports and artifacts on the server.' },
  { kind: 'cleaning', result: 'Device idle, ready for the next job.' },
] as const;

/** Returns a test job from its phases' start times and its end time. */
function testJob(times: readonly number[]): TimelineSegment[] {
  return phases.map((phase, index) => ({
    name: phase.kind,
    label: phase.kind,
    ...phase,
    start: times[index] ?? 0,
    end: times[index + 1] ?? 0,
  }));
}

/** Returns a performance test with one discarded sample and five that count. Each sample takes `each` minutes. */
function performanceJob(start: number, each: number): TimelineSegment[] {
  const samplesFrom = start + 8 + each;
  return [
    {
      name: 'installing',
      kind: 'installing',
      start,
      end: start + 5,
      result: 'Release candidate on the device.',
    },
    { name: 'booting', kind: 'booting', start: start + 5, end: start + 8, result: 'Boot time stored.' },
    {
      name: 'warm-up',
      kind: 'dropped',
      start: start + 8,
      end: samplesFrom,
      result: 'Sample discarded.',
    },
    ...[1, 2, 3, 4, 5].map(
      (sample): TimelineSegment => ({
        name: `sample ${sample}`,
        label: String(sample),
        kind: 'running',
        start: samplesFrom + (sample - 1) * each,
        end: samplesFrom + sample * each,
        result: `Sample ${sample} of each metric stored.`,
      }),
    ),
    {
      name: 'collecting',
      kind: 'collecting',
      start: samplesFrom + 5 * each,
      end: samplesFrom + 5 * each + 6,
      result: 'Each metric compared with the last release.',
    },
  ];
}

function jobs(start: number, end: number): TimelineSegment {
  return {
    name: 'jobs',
    label: 'jobs',
    kind: 'running',
    start,
    end,
    result: 'Results, logs, and artifacts stored.',
  };
}

function check(start: number, result = 'Device healthy.'): TimelineSegment {
  return { name: 'health check', kind: 'check', start, end: start + 0.25, result };
}

/** The timelines by the ID of their row on the Solutions page. All values are examples. */
export const timelines: Readonly<Record<string, TeamTimeline>> = {
  firmware: {
    span: 'Minutes after a push',
    title: 'Two test jobs after one push, on a Linux board and on an RTOS board, both done within five minutes.',
    unit: 'seconds',
    end: 360,
    rows: [
      { device: 'rpi4-07', segments: testJob([9, 23, 91, 129, 252, 270, 279]) },
      { device: 'nrf-02', segments: testJob([9, 18, 33, 37, 114, 126, 132]) },
    ],
    kinds: phases.map(({ kind }) => ({ kind, name: kind })),
    first: { row: 0, index: 3 },
  },
  qa: {
    span: 'Hours of one night',
    title:
      'Performance jobs on two devices in one night. In each job, one warm-up sample is discarded and five are measured.',
    unit: 'minutesOfNight',
    end: 300,
    rows: [
      { device: 'rpi4-07', segments: [...performanceJob(6, 20), ...performanceJob(150, 20)] },
      { device: 'rpi4-11', segments: [...performanceJob(6, 32)] },
    ],
    kinds: [
      { kind: 'installing', name: 'installing' },
      { kind: 'booting', name: 'booting' },
      { kind: 'dropped', name: 'warm-up, discarded' },
      { kind: 'running', name: 'measured sample' },
      { kind: 'collecting', name: 'collecting' },
    ],
    first: { row: 0, index: 2 },
  },
  lab: {
    span: 'Days of one week',
    title:
      'Two devices over a working week: jobs, a daily health check, a reservation by a person, and a quarantine that ends after two passing health checks.',
    unit: 'hoursOfWeek',
    end: 120,
    rows: [
      {
        device: 'rpi4-07',
        segments: [
          jobs(1, 6),
          check(7),
          jobs(9, 19),
          jobs(22, 30),
          check(31),
          {
            name: 'reserved',
            label: 'reserved',
            above: 'reserved',
            kind: 'reserved',
            start: 33,
            end: 47,
            result: 'Jobs wait, or run on another device.',
          },
          jobs(48, 54),
          check(55),
          jobs(57, 67),
          jobs(70, 78),
          check(79),
          jobs(81, 91),
          jobs(94, 102),
          check(103),
          jobs(105, 115),
        ],
      },
      {
        device: 'rpi4-11',
        segments: [
          jobs(2, 6),
          check(7),
          jobs(9.5, 20),
          {
            name: 'quarantined',
            label: 'quarantined',
            above: 'quarantined',
            kind: 'quarantined',
            start: 26,
            end: 54.5,
            result: 'Out of use after consecutive lab errors. Jobs go to healthy devices.',
          },
          check(53.5, 'First of two passing checks. The device stays quarantined.'),
          check(54.5, 'Back in use after two passing checks.'),
          jobs(57, 67),
          jobs(70, 78),
          check(79),
          jobs(81, 91),
          check(103),
          jobs(105, 115),
        ],
      },
    ],
    kinds: [
      { kind: 'running', name: 'jobs' },
      { kind: 'reserved', name: 'reserved by a person' },
      { kind: 'quarantined', name: 'quarantined by the agent' },
      { kind: 'check', name: 'health check' },
    ],
    first: { row: 0, index: 5 },
  },
};
