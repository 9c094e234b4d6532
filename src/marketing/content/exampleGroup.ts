import type { TerminalLine } from '../Terminal';
import { jobSegments, type TimingRow } from '../TimingDiagram/model';

/** The job group that the hero's console and capture show. Times are in seconds. */
export const exampleGroup = {
  agent: 'bench-a',
  end: 240,
  tick: 60,
  last: 204,
  /** The initial time, which is the moment of the failure. */
  rest: 178,
  title: 'Timing of one job group: four jobs on four devices',
};

export const exampleRows: readonly TimingRow[] = [
  { device: 'rpi4-02', segments: jobSegments([4, 14, 78, 117, 163, 176, 184]), outcome: 'passed' },
  { device: 'rpi4-05', segments: jobSegments([4, 18, 84, 123, 172, 186, 194]), outcome: 'passed' },
  {
    device: 'rpi4-07',
    segments: jobSegments([4, 15, 78, 117, 158, 170, 178], { running: 'failed' }),
    outcome: 'failed',
  },
  { device: 'rpi4-11', segments: jobSegments([44, 51, 114, 153, 190, 198, 204]), outcome: 'passed' },
];

/** The console without its last line, which depends on the time. A line appears at the time `at`, in seconds. */
export const exampleSession: readonly { at: number; line: TerminalLine }[] = [
  { at: 0, line: { kind: 'command', text: 'benchloom job submit smoke \\\n    --dip ./gateway-1.4.2.dip --wait' } },
  {
    at: 0,
    line: [
      { kind: 'dim', text: 'dip    ' },
      { kind: 'output', text: 'gateway 1.4.2 pushed' },
    ],
  },
  {
    at: 0,
    line: [
      { kind: 'dim', text: 'group  ' },
      { kind: 'output', text: 'grp_q7m2x4k6w3ta, 4 jobs' },
    ],
  },
  { at: 0, line: { kind: 'output', text: '' } },
  { at: 4, line: { kind: 'dim', text: '  4 s  bench-a claimed 3 jobs' } },
  { at: 44, line: { kind: 'dim', text: ' 44 s  bench-a claimed 1 job' } },
  { at: 0, line: { kind: 'output', text: '' } },
  {
    at: 178,
    line: [
      { kind: 'output', text: '178 s  job_x3d7k5v2q6ma  rpi4-07  ' },
      { kind: 'fail', text: 'failed' },
    ],
  },
  { at: 178, line: { kind: 'fail', text: '       TEST_FAILED in can_loopback:' } },
  { at: 178, line: { kind: 'fail', text: '       frame not received on can1' } },
  {
    at: 184,
    line: [
      { kind: 'output', text: '184 s  job_b5n3q7x2m4kd  rpi4-02  ' },
      { kind: 'ok', text: 'passed' },
    ],
  },
  {
    at: 194,
    line: [
      { kind: 'output', text: '194 s  job_h2w6t4r7c5yp  rpi4-05  ' },
      { kind: 'ok', text: 'passed' },
    ],
  },
  {
    at: 204,
    line: [
      { kind: 'output', text: '204 s  job_r6w3c7n5t2vh  rpi4-11  ' },
      { kind: 'ok', text: 'passed' },
    ],
  },
  { at: 0, line: { kind: 'output', text: '' } },
];
