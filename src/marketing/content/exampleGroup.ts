import type { TerminalLine } from '../Terminal';
import type { TimingRow } from '../TimingDiagram/model';

/** The job group that the hero's console and capture show. Times are in seconds. */
export const exampleGroup = {
  agent: 'bench-a',
  id: 'grp_q7m2x4k6w3ta',
  end: 240,
  tick: 60,
  last: 204,
  /** The initial time, which is the moment of the failure. */
  rest: 178,
  title: 'Timing of one job group: four jobs on four devices',
};

export const exampleRows: readonly TimingRow[] = [
  {
    device: 'rpi4-02',
    segments: [
      { phase: 'preparing', start: 4, end: 14, kind: 'preparing' },
      { phase: 'installing', start: 14, end: 78, kind: 'installing' },
      { phase: 'booting', start: 78, end: 117, kind: 'booting' },
      { phase: 'running', start: 117, end: 163, kind: 'running' },
      { phase: 'collecting', start: 163, end: 176, kind: 'collecting' },
      { phase: 'cleaning', start: 176, end: 184, kind: 'cleaning' },
    ],
    outcome: 'passed',
  },
  {
    device: 'rpi4-05',
    segments: [
      { phase: 'preparing', start: 4, end: 18, kind: 'preparing' },
      { phase: 'installing', start: 18, end: 84, kind: 'installing' },
      { phase: 'booting', start: 84, end: 123, kind: 'booting' },
      { phase: 'running', start: 123, end: 172, kind: 'running' },
      { phase: 'collecting', start: 172, end: 186, kind: 'collecting' },
      { phase: 'cleaning', start: 186, end: 194, kind: 'cleaning' },
    ],
    outcome: 'passed',
  },
  {
    device: 'rpi4-07',
    segments: [
      { phase: 'preparing', start: 4, end: 15, kind: 'preparing' },
      { phase: 'installing', start: 15, end: 78, kind: 'installing' },
      { phase: 'booting', start: 78, end: 117, kind: 'booting' },
      { phase: 'running', start: 117, end: 158, kind: 'failed' },
      { phase: 'collecting', start: 158, end: 170, kind: 'collecting' },
      { phase: 'cleaning', start: 170, end: 178, kind: 'cleaning' },
    ],
    outcome: 'failed',
  },
  {
    device: 'rpi4-11',
    segments: [
      { phase: 'preparing', start: 44, end: 51, kind: 'preparing' },
      { phase: 'installing', start: 51, end: 114, kind: 'installing' },
      { phase: 'booting', start: 114, end: 153, kind: 'booting' },
      { phase: 'running', start: 153, end: 190, kind: 'running' },
      { phase: 'collecting', start: 190, end: 198, kind: 'collecting' },
      { phase: 'cleaning', start: 198, end: 204, kind: 'cleaning' },
    ],
    outcome: 'passed',
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
