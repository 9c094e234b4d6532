import type { DiagramText } from '../Diagram';

/** What the drawing says, in words. */
export const text: DiagramText = {
  title: 'The example job from 0 s to 39 s: submitted, claimed, six phases, passed.',
  caption:
    'The job of the example output: claimed after 6 s, passed after 39 s. Its phases are drawn with the shares of a typical job.',
  rows: [
    { name: 'Submitted', text: 'the job is `queued`.' },
    { name: '6 s', text: 'the agent `bench-a` has claimed it.' },
    { name: 'preparing', text: 'package, DIP fetched.' },
    { name: 'installing', text: 'flashed and verified.' },
    { name: 'booting', text: 'ready pattern seen.' },
    { name: 'running', text: '`console_echo` passed.' },
    { name: 'collecting', text: 'results and log stored.' },
    { name: 'cleaning', text: 'clean-up finished.' },
    { name: '39 s', text: 'the job is `finished` with the outcome `passed`.' },
  ],
};
