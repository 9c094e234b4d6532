import type { TerminalLine } from '../Terminal';
import { jobSegments, type TimingRow } from '../TimingDiagram/model';

/** The job group that the hero's console and capture show. Times are in seconds. */
export const exampleGroup = {
  agent: 'bench-a',
  end: 240,
  tick: 60,
  last: 216,
};

export const exampleRows: readonly TimingRow[] = [
  { device: 'rpi4-02', segments: jobSegments([46, 56, 116, 155, 199, 210, 216]), outcome: 'passed', isRetry: true },
  { device: 'rpi4-05', segments: jobSegments([4, 18, 84, 123, 172, 186, 194]), outcome: 'passed' },
  {
    device: 'rpi4-07',
    segments: jobSegments([4, 15, 78, 117, 158, 170, 178], { running: { kind: 'failed' } }),
    outcome: 'failed',
  },
  {
    device: 'rpi4-11',
    segments: jobSegments([4, 12, 34, 34, 34, 38, 42], { installing: { kind: 'errored', label: 'FLASH_NO_PROBE' } }),
    outcome: 'errored',
  },
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
      { kind: 'output', text: 'grp_q7m2x4k6w3ta, 3 jobs' },
    ],
  },
  { at: 0, line: { kind: 'output', text: '' } },
  { at: 4, line: { kind: 'dim', text: '  4 s  bench-a claimed 3 jobs' } },
  { at: 0, line: { kind: 'output', text: '' } },
  { at: 42, line: { kind: 'output', text: ' 42 s  job_r6w3c7n5t2vh  rpi4-11  errored' } },
  { at: 42, line: { kind: 'output', text: '       FLASH_NO_PROBE' } },
  { at: 46, line: { kind: 'dim', text: ' 46 s  bench-a claimed 1 job' } },
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
    at: 194,
    line: [
      { kind: 'output', text: '194 s  job_h2w6t4r7c5yp  rpi4-05  ' },
      { kind: 'ok', text: 'passed' },
    ],
  },
  {
    at: 216,
    line: [
      { kind: 'output', text: '216 s  job_b5n3q7x2m4kd  rpi4-02  ' },
      { kind: 'ok', text: 'passed' },
    ],
  },
  { at: 216, line: { kind: 'ok', text: '       lab error, retried: passed' } },
  { at: 0, line: { kind: 'output', text: '' } },
];
