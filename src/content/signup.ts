import type { TerminalLine } from '@site/src/components/Terminal';

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
      text: 'Then a first job that does not pass tells you about the wiring, not about the image.',
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
    { kind: 'dim', text: 'job         ' },
    { kind: 'output', text: 'job_m4c7v2t6q3xk' },
  ],
  [
    { kind: 'dim', text: 'device      ' },
    { kind: 'output', text: 'rpi4-07 on bench-a' },
  ],
  { kind: 'output', text: '' },
  [
    { kind: 'dim', text: 'preparing   ' },
    { kind: 'output', text: ' 9 s' },
  ],
  [
    { kind: 'dim', text: 'installing  ' },
    { kind: 'output', text: '64 s' },
  ],
  [
    { kind: 'dim', text: 'booting     ' },
    { kind: 'output', text: '38 s' },
  ],
  [
    { kind: 'dim', text: 'running     ' },
    { kind: 'output', text: ' 6 s' },
  ],
  [
    { kind: 'dim', text: 'collecting  ' },
    { kind: 'output', text: ' 4 s' },
  ],
  [
    { kind: 'dim', text: 'cleaning    ' },
    { kind: 'output', text: ' 8 s' },
  ],
  { kind: 'output', text: '' },
  [
    { kind: 'ok', text: 'passed' },
    { kind: 'output', text: '  1 test, 129 s' },
  ],
];
