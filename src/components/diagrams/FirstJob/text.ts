import type { DiagramText } from '../parts';
import { events, phases } from './drawing';

/** What the drawing says, in words. */
export const text: DiagramText = {
  title: `The example job from ${events.submitted} to ${events.passed}: submitted, claimed, six phases, passed.`,
  caption: `The job of the example output: claimed after ${events.claimed}, passed after ${events.passed}. The phases aren’t to scale.`,
  rows: [
    { name: events.submitted, text: 'the job is submitted and `queued`.' },
    { name: events.claimed, text: 'the agent `bench-a` has claimed it.' },
    ...phases.map(({ name, note }) => ({ name, text: `${note}.` })),
    { name: events.passed, text: 'the job is `finished` with the outcome `passed`.' },
  ],
};
