import type { DiagramText } from '../Diagram';

export const text: DiagramText = {
  title: 'The states of a job from queued to finished, the ways out of each state, and the five outcomes.',
  caption:
    'A job goes from the queue through six phases (marked by the bracket) to one outcome. The times shown are the default limits.',
  rows: [
    {
      name: 'Order',
      text: '`queued`, `reserved`, `preparing`, `installing`, `booting`, `running`, `collecting`, `cleaning`, `finished`. The six states from `preparing` to `cleaning` are the phases. A phase with nothing to do is skipped.',
    },
    {
      name: 'Default limits',
      text: '`queued` 86400 s, `reserved` 60 s (fixed), `preparing` 900 s, `installing` 1800 s, `booting` 300 s, `collecting` 900 s, `cleaning` 300 s. `preparing` to `running` together: 14400 s, starting when the agent confirms the claim.',
    },
    {
      name: 'No device',
      text: 'a job goes from `queued` to `finished` with the outcome `expired` if no device becomes available within 86400 s.',
    },
    {
      name: 'Claim not confirmed',
      text: 'the job goes from `reserved` back to `queued`. The third time, the job ends as `errored`.',
    },
    {
      name: 'A phase fails',
      text: 'the job goes on to `collecting`, `cleaning`, and `finished`. In `preparing`, the outcome is `errored`. In `installing`, `booting`, and `running`, the outcome is `failed` or `errored`. A fault in `collecting` or `cleaning` can make the job `errored`.',
    },
    {
      name: 'Cancel',
      text: 'a user, a drain that reaches its limit, or a newer job cancels the job. The job goes to `canceling`, then to `collecting`, `cleaning`, and `finished`. Running code gets 10 s to stop. In `installing`, the cancellation waits for the next safe point.',
    },
    {
      name: 'Outcomes',
      text: '`passed` (did what the job required), `failed` (the product or a test is at fault), `errored` (the lab or its setup is at fault), `canceled` (ended by a user or a rule), `expired` (no device became available in time).',
    },
  ],
};
