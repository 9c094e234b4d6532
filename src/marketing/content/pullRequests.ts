import { type BusSegment, jobSegments } from '../TimingDiagram/model';

/** A pull request with one red check, and the capture of the job behind it. */
type PullRequest = {
  name: string;
  number: number;
  title: string;
  diagramTitle: string;
  segments: readonly BusSegment[];
};

export const pullRequests = {
  caption: 'Two pull requests, each with one red check. Example data.',
  check: 'benchloom/smoke',
  passed: [
    { name: 'build', result: 'Successful in 3 min' },
    { name: 'lint', result: 'Successful in 40 s' },
  ],
  /** Length of the captures, in the segments' unit. */
  span: 530,
  items: [
    {
      name: 'Raise the CAN bit rate to 1 Mbit/s',
      number: 218,
      title: 'Test failed: can_loopback',
      diagramTitle: 'The job failed with TEST_FAILED in the running phase. Collecting and cleaning followed.',
      segments: jobSegments([12, 33, 165, 265, 471, 497, 524], { running: { kind: 'failed', label: 'TEST_FAILED' } }),
    },
    {
      name: 'Fix two typos in the manual',
      number: 219,
      title: 'Lab error, not your change',
      diagramTitle: 'The job stopped with FLASH_NO_PROBE in the installing phase. Collecting and cleaning followed.',
      segments: jobSegments([12, 38, 281, 281, 281, 318, 350], {
        installing: { kind: 'errored', label: 'FLASH_NO_PROBE' },
      }),
    },
  ] satisfies readonly PullRequest[],
};
