/** A row of a specification table: a limit from contracts/limits.json, and the words around its value. */
export type SpecificationChoice = {
  /** The limit's ID. */
  limit: string;
  parameter: string;
  condition: string;
  /** If several keys set the limit, the file whose key to show, such as `dip`. Defaults to the first. */
  file?: string;
  /** The section that explains the limit, if no configuration key sets it. */
  to?: string;
};

/** A row of a specification table. No-break spaces join numbers and units. */
export type Specification = {
  parameter: string;
  condition: string;
  value: string;
  /** The key's range, or "fixed". */
  allowed: string;
  /** The key that sets it, without the parts that its page makes clear. */
  key?: string;
  /** Where the key or the limit is explained. */
  to: string;
};

const whatAnAgentTolerates = '/docs/how-to/run-a-lab#what-an-agent-tolerates';

/** Each product part's rows, by the ID of its row on the Features page. */
export const specifications: Readonly<Record<string, readonly SpecificationChoice[]>> = {
  'device-image-packages': [
    { limit: 'dip-size', parameter: 'Size', condition: 'The whole file, as pushed' },
    { limit: 'dip-payloads', parameter: 'Payloads', condition: 'Per DIP, at most', to: '/docs/how-to/create-dip' },
    { limit: 'flash-write', parameter: 'Write', condition: 'Each write of a payload' },
    { limit: 'install', parameter: 'Install', condition: 'Installing phase, all attempts together', file: 'dip' },
    { limit: 'boot', parameter: 'Boot', condition: 'Booting phase, up to the ready pattern', file: 'dip' },
    { limit: 'power-off', parameter: 'Off time', condition: 'Supply off in a power cycle' },
    { limit: 'dip-retention', parameter: 'Retention', condition: 'After the push or the last use' },
  ],
  'job-queue': [
    { limit: 'queue', parameter: 'Time in the queue', condition: 'From submission to a reserved device' },
    { limit: 'group-jobs', parameter: 'Jobs', condition: 'Per submission', to: '/docs/how-to/create-install-job' },
    { limit: 'devices-per-job', parameter: 'Devices', condition: 'Per job, all on one agent' },
    { limit: 'job', parameter: 'Whole job', condition: 'From the claim to the end of the tests' },
    { limit: 'job-retries', parameter: 'Job retries', condition: 'After a lab error' },
    { limit: 'priority', parameter: 'Priority', condition: 'Above 0, needs the operator role' },
    {
      limit: 'reservation',
      parameter: 'Reservation',
      condition: 'A device, by one person',
      to: '/docs/reference/cli#device-reserve',
    },
  ],
  tests: [
    {
      limit: 'test-timeout',
      parameter: 'Time limit',
      condition: 'Per test',
      to: '/docs/how-to/write-test#2-write-the-tests',
    },
    {
      limit: 'console-call',
      parameter: 'Console call',
      condition: 'Waiting for output from the board',
      to: '/docs/how-to/write-test#wait-for-text-without-a-shell',
    },
    { limit: 'silence', parameter: 'Silence', condition: 'Running phase, without any output' },
    { limit: 'cancel-grace', parameter: 'Cancel grace', condition: 'From SIGTERM to SIGKILL' },
    {
      limit: 'sensors-per-device',
      parameter: 'Sensors',
      condition: 'Per device, at most',
      to: '/docs/how-to/write-perf-test#1-check-the-sensor',
    },
    {
      limit: 'test-quarantine-days',
      parameter: 'Test quarantine',
      condition: 'At most this far ahead',
      to: '/docs/how-to/write-test#keep-a-known-fault-from-blocking',
    },
  ],
  performance: [
    { limit: 'perf-repeat', parameter: 'Samples', condition: 'Per value, after the warm-up' },
    { limit: 'perf-warmup', parameter: 'Warm-up', condition: 'First samples, discarded' },
    { limit: 'tolerance', parameter: 'Tolerance', condition: 'Of the baseline median', file: 'job-package' },
    {
      limit: 'baseline-samples',
      parameter: 'Baseline',
      condition: 'Most recent samples of the last released DIP',
      to: '/docs/how-to/create-dip-metrics#how-a-regression-is-decided',
    },
    {
      limit: 'baseline-minimum',
      parameter: 'Comparison',
      condition: 'Samples needed, at least',
      to: '/docs/how-to/create-dip-metrics#how-a-regression-is-decided',
    },
    {
      limit: 'dip-metrics',
      parameter: 'Metrics',
      condition: 'Per DIP, at most',
      to: '/docs/how-to/create-dip-metrics',
    },
  ],
  'output-adapters': [
    {
      limit: 'adapters',
      parameter: 'Adapters',
      condition: 'Per job package, at most',
      to: '/docs/how-to/create-output-adapter#5-name-them-in-the-manifest',
    },
    {
      limit: 'adapter',
      parameter: 'Run',
      condition: 'Per adapter, in the collecting phase',
      to: '/docs/how-to/create-output-adapter#when-an-adapter-runs',
    },
    { limit: 'artifact-file', parameter: 'Artifact', condition: 'Per file' },
    { limit: 'artifact-job', parameter: 'Artifacts', condition: 'Per job, all files' },
    { limit: 'log-size', parameter: 'Console log', condition: 'Per job; the middle is cut first' },
    { limit: 'artifact-retention', parameter: 'Retention', condition: 'Artifacts, after the job' },
    { limit: 'released-retention', parameter: 'Retention', condition: 'Artifacts of jobs on a released DIP' },
  ],
  'self-hosted-agent': [
    {
      limit: 'devices-per-agent',
      parameter: 'Devices',
      condition: 'Per agent host, at most',
      to: '/docs/how-to/run-a-lab#wire-a-linux-board',
    },
    { limit: 'heartbeat', parameter: 'Heartbeat', condition: 'To the server; renews every lease' },
    { limit: 'lease', parameter: 'Lease', condition: 'After the last renewal', to: whatAnAgentTolerates },
    {
      limit: 'spool',
      parameter: 'Event spool',
      condition: 'On disk, while the server is unreachable',
      to: whatAnAgentTolerates,
    },
    { limit: 'quarantine-errors', parameter: 'Quarantine', condition: 'After lab errors in a row' },
    {
      limit: 'quarantine-release',
      parameter: 'Release',
      condition: 'After passing health checks in a row',
      to: '/docs/how-to/run-a-lab#device-health',
    },
    { limit: 'health-check', parameter: 'Health check', condition: 'Per device, interval' },
    { limit: 'cache-size', parameter: 'Cache', condition: 'DIPs and wheels on the agent host' },
  ],
};
