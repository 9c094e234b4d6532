import type { TerminalLine } from '@site/src/marketing/Terminal';

export const signup = {
  title: 'Start a free trial',
  lead: 'You create the account in the Benchloom application. For the first job, have these three things at hand.',
  needs: [
    {
      title: 'A Linux host',
      text: 'The agent runs on it and reaches the server over outbound HTTPS. No port is opened.',
    },
    {
      title: 'One device, wired to the host',
      text: 'A console is enough to start. With switched power and a flash driver, Benchloom can install images too.',
    },
    {
      title: 'An image that you know boots',
      text: 'Then a first job that does not pass points to the wiring, not to the image.',
    },
  ],
  withoutHardware: {
    title: 'No board on the desk yet?',
    before: 'Run a job package against a loop-back console and fake power:',
    command: 'benchloom package run --simulate',
    link: { to: '/docs/quick-start', label: 'Follow the quick start without hardware' },
  },
  consoleLabel: 'Console: the first job',
  consoleTitle: 'The first job. Example data.',
};

export const firstJob: readonly TerminalLine[] = [
  { kind: 'command', text: 'benchloom login' },
  { kind: 'command', text: 'benchloom init first' },
  {
    kind: 'command',
    text: 'benchloom job submit ./first \\\n    --device-type rpi4 --wait \\\n    --dip ./gateway-1.4.2.dip',
  },
  [
    { kind: 'dim', text: 'package  ' },
    { kind: 'output', text: 'first 0.1.0 pushed' },
  ],
  [
    { kind: 'dim', text: 'dip      ' },
    { kind: 'output', text: 'gateway 1.4.2 pushed' },
  ],
  [
    { kind: 'dim', text: 'group    ' },
    { kind: 'output', text: 'grp_m4c7v2t6q3xk, 1 job' },
  ],
  { kind: 'output', text: '' },
  { kind: 'dim', text: '  4 s  bench-a claimed 1 job' },
  { kind: 'output', text: '' },
  [
    { kind: 'output', text: '133 s  job_k2w5t7c4n6xa  rpi4-07  ' },
    { kind: 'ok', text: 'passed' },
  ],
  { kind: 'output', text: '' },
  [
    { kind: 'output', text: 'group  ' },
    { kind: 'ok', text: 'passed' },
  ],
];
