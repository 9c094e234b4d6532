import type { BusSegment } from '../TimingDiagram/model';

/** A pull request with one red check, and the capture of the job behind it. */
type PullRequest = {
  name: string;
  number: number;
  title: string;
  segments: readonly BusSegment[];
  diagramTitle: string;
};

export const pullRequests = {
  caption: 'Two pull requests, each with one red check. Example data.',
  check: 'benchloom/smoke',
  passed: [
    { name: 'build', result: 'Successful in 3 min' },
    { name: 'lint', result: 'Successful in 40 s' },
  ],
  /** End of the captures, in the segments' unit. */
  end: 100,
  items: [
    {
      name: 'Raise the CAN bit rate to 1 Mbit/s',
      number: 218,
      title: 'Test failed: can_loopback',
      segments: [
        { phase: 'preparing', start: 2, end: 6, kind: 'preparing' },
        { phase: 'installing', start: 6, end: 31, kind: 'installing' },
        { phase: 'booting', start: 31, end: 50, kind: 'booting' },
        { phase: 'TEST_FAILED', start: 50, end: 89, kind: 'failed' },
        { phase: 'collecting', start: 89, end: 94, kind: 'collecting' },
        { phase: 'cleaning', start: 94, end: 99, kind: 'cleaning' },
      ],
      diagramTitle: 'The job failed with TEST_FAILED in the running phase. Collecting and cleaning followed.',
    },
    {
      name: 'Fix two typos in the manual',
      number: 219,
      title: 'Lab error, not your change',
      segments: [
        { phase: 'preparing', start: 2, end: 7, kind: 'preparing' },
        { phase: 'FLASH_NO_PROBE', start: 7, end: 53, kind: 'errored' },
        { phase: 'collecting', start: 53, end: 60, kind: 'collecting' },
        { phase: 'cleaning', start: 60, end: 66, kind: 'cleaning' },
      ],
      diagramTitle: 'The job stopped with FLASH_NO_PROBE in the installing phase. Collecting and cleaning followed.',
    },
  ] satisfies readonly PullRequest[],
};
