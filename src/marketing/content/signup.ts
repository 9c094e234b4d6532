import type { OwnerFacts } from '@site/src/lib/company';
import type { TerminalLine } from '../Terminal';

export const signup = {
  label: 'Start a free trial',
  title: 'Run a test now, wire a board later',
  lead: 'Your first test runs in simulation. When you have a board, create an account in the Benchloom application.',
  withoutHardware: {
    title: 'No board yet?',
    text: 'Run tests in simulation on your own computer, without a server or an account.',
    link: { to: '/docs/quick-start', label: 'Follow the quick start without hardware' },
  },
  withHardware: 'If you have a board, get these ready',
  needs: [
    {
      title: 'A Linux host',
      text: 'It runs the agent, which connects to the server over outbound HTTPS. You don’t have to open a port for the server.',
    },
    {
      title: 'One device, wired to the host',
      text: 'A console is enough if your tests don’t install an image. The example on this page does, so it also needs a flash driver.',
    },
    {
      title: 'An image that’s known to boot',
      text: 'If your first job is `errored`, you’ll know to check the wiring, not the image.',
    },
  ],
  consoleTitle: 'The short version. Example data.',
  note: 'First job, a page of the documentation, covers every step, including what to write in `agent.json`. It takes about 15 minutes, plus builds and downloads.',
};

/** Says how long a trial is, and what it's limited to. */
export const trialNote = ({ trial }: OwnerFacts): string =>
  trial ?? 'How long the trial is, and what limits it has, isn’t on this site. Ask us before you rely on it.';

/** The console session from login to the first result. */
export const firstJob: readonly TerminalLine[] = [
  { kind: 'command', text: 'benchloom login \\\n    --server https://lab.example.com \\\n    --project gateway' },
  { kind: 'command', text: 'benchloom agent token create \\\n    --ttl 1h --uses 1 --quiet \\\n    > agent-token.txt' },
  {
    kind: 'command',
    text: 'sudo agentctl register \\\n    --server https://lab.example.com \\\n    --token-file agent-token.txt \\\n    --name bench-a',
  },
  { kind: 'command', text: 'sudoedit /etc/benchloom/agent.json' },
  { kind: 'command', text: 'sudo agentctl config validate \\\n    && sudo agentctl start' },
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
