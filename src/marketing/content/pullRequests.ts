/** A pull request with one red check, and the capture of the job behind it. */
type PullRequest = {
  name: string;
  number: number;
  title: string;
  outcome: 'failed' | 'errored';
  diagramTitle: string;
};

export const pullRequests = {
  caption: 'Two pull requests, each with one red check. Example data.',
  check: 'benchloom/smoke',
  passed: [
    { name: 'build', result: 'Successful in 3 min' },
    { name: 'lint', result: 'Successful in 40 s' },
  ],
  items: [
    {
      name: 'Raise the CAN bit rate to 1 Mbit/s',
      number: 218,
      title: 'Test failed: can_loopback',
      outcome: 'failed',
      diagramTitle: 'The job failed with TEST_FAILED in the running phase. Collecting and cleaning followed.',
    },
    {
      name: 'Fix two typos in the manual',
      number: 219,
      title: 'Lab error, not your change',
      outcome: 'errored',
      diagramTitle: 'The job stopped with FLASH_NO_PROBE in the installing phase. Collecting and cleaning followed.',
    },
  ] satisfies readonly PullRequest[],
};
