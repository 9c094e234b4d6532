import type { TimelineProps } from '../Timeline';
import { type BusSegment, jobSegments } from '../TimingDiagram/model';

/** Returns a performance test with one discarded sample and five that count. Each sample takes `each` minutes. */
function performanceJob(start: number, each: number): BusSegment[] {
  const samplesFrom = start + 8 + each;
  return [
    { phase: 'installing', start, end: start + 5, kind: 'installing' },
    { phase: 'booting', start: start + 5, end: start + 8, kind: 'booting' },
    { phase: 'warm-up', start: start + 8, end: samplesFrom, kind: 'dropped' },
    ...[0, 1, 2, 3, 4].map(
      (sample): BusSegment => ({
        phase: String(sample + 1),
        start: samplesFrom + sample * each,
        end: samplesFrom + (sample + 1) * each,
        kind: 'running',
      }),
    ),
    { phase: 'collecting', start: samplesFrom + 5 * each, end: samplesFrom + 5 * each + 6, kind: 'collecting' },
  ];
}

const jobs = (start: number, end: number): BusSegment => ({ phase: 'jobs', start, end, kind: 'running' });

const check = (start: number): BusSegment => ({ phase: 'health check', start, end: start + 0.25, kind: 'check' });

/** Timelines for the Solutions page, in seconds, minutes, and hours. All values are examples. */
export const timelines = {
  push: {
    caption:
      'Minutes after a push: two test jobs, one on a Linux board and one on an RTOS board, finish within five minutes. All three timelines are drawn to scale. Example data.',
    step: 60,
    labels: ['push', '1 min', '2', '3', '4', '5', '6 min'],
    end: 360,
    rows: [
      { device: 'rpi4-07', segments: jobSegments([9, 23, 91, 129, 252, 270, 279]) },
      { device: 'nrf-02', segments: jobSegments([9, 18, 33, 37, 114, 126, 132]) },
    ],
    names: {
      preparing: 'preparing',
      installing: 'installing',
      booting: 'booting',
      running: 'running',
      collecting: 'collecting',
      cleaning: 'cleaning',
    },
  },
  night: {
    caption:
      'Hours of one night: performance jobs on two devices. In each job, one warm-up sample is discarded and five are measured.',
    step: 60,
    labels: ['22:00', '23:00', '00:00', '01:00', '02:00', '03:00'],
    end: 300,
    rows: [
      { device: 'rpi4-07', segments: [...performanceJob(6, 20), ...performanceJob(150, 20)] },
      { device: 'rpi4-11', segments: performanceJob(6, 32) },
    ],
    names: {
      installing: 'installing',
      booting: 'booting',
      dropped: 'warm-up, discarded',
      running: 'measured sample',
      collecting: 'collecting',
    },
  },
  week: {
    caption:
      'One week, day by day: jobs, a daily health check, a manual reservation, and a quarantine that ends after two passing health checks.',
    step: 24,
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
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
          { phase: 'reserved', start: 33, end: 47, kind: 'reserved' },
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
          { phase: 'quarantined', start: 26, end: 54.5, kind: 'quarantined' },
          check(53.5),
          check(54.5),
          jobs(57, 67),
          jobs(70, 78),
          check(79),
          jobs(81, 91),
          check(103),
          jobs(105, 115),
        ],
      },
    ],
    names: {
      running: 'jobs',
      reserved: 'reserved by a person',
      quarantined: 'quarantined by the agent',
      check: 'health check',
    },
  },
} satisfies Record<string, TimelineProps>;
