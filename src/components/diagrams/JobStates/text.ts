import type { DiagramText } from '../Diagram';

export const text: DiagramText = {
  title: 'A job’s states from queued to finished, its ways out of them, and the five outcomes.',
  caption:
    'A job goes from the queue through six phases, marked by the bracket, to one outcome. Times are default limits.',
  rows: [
    {
      name: 'Order',
      text: '`queued`, `reserved`, `preparing`, `installing`, `booting`, `running`, `collecting`, `cleaning`, `finished`. The phases are the six from `preparing` to `cleaning`; a phase with nothing to do is skipped.',
    },
    {
      name: 'Default limits',
      text: '`queued` 86400 s, `reserved` 60 s (fixed), `preparing` 900 s, `installing` 1800 s, `booting` 300 s, `collecting` 900 s, `cleaning` 300 s. `preparing` to `running` together: 14400 s from the confirmed claim.',
    },
    {
      name: 'No device',
      text: 'from `queued` to `finished` with the outcome `expired` if no device becomes available in 86400 s.',
    },
    {
      name: 'Claim not confirmed',
      text: 'from `reserved` back to `queued`; the third time, the job ends as `errored`.',
    },
    {
      name: 'A phase fails',
      text: 'on to `collecting`, `cleaning`, and `finished`. `preparing` ends as `errored`; `installing`, `booting`, and `running` end as `failed` or `errored`. A fault in `collecting` or `cleaning` can make the job `errored`.',
    },
    {
      name: 'Cancel',
      text: 'by a user, by the limit of a drain, or by a newer job: `canceling`, then `collecting`, `cleaning`, and `finished`. Running code gets 10 s to stop. In `installing`, the cancellation waits for the next safe point.',
    },
    {
      name: 'Outcomes',
      text: '`passed` (did what the job asked), `failed` (the product or a test is bad), `errored` (the lab or its setup is bad), `canceled` (ended by a user or a rule), `expired` (no device became available in time).',
    },
  ],
};
