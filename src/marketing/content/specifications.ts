/** What a row in a specification table shows: a limit from contracts/limits.json, and what the limit applies to. */
export type SpecificationChoice = {
  limit: string;
  condition: string;
  /** If several keys set the limit, the file whose key is shown, such as `dip`. Defaults to the first key's file. */
  file?: string;
  /** If no configuration key sets the limit, the section that explains the limit. */
  to?: string;
};

/** A row in a specification table. No-break spaces join numbers and their units. */
export type Specification = {
  name: string;
  condition: string;
  value: string;
  /** The key's range, or "fixed". */
  allowed: string;
  /** The key that sets the limit, without the parts of the path that are clear from the page. */
  key?: string;
  /** URL of the section that explains the key or the limit. */
  to: string;
};

const howARegressionIsDecided = '/docs/how-to/create-dip-metrics#how-a-regression-is-decided';
const whatAnAgentTolerates = '/docs/how-to/operate-agents#what-an-agent-tolerates';

/** The rows for each product part, by the part's ID on the Features page. */
export const specifications: Readonly<Record<string, readonly SpecificationChoice[]>> = {
  'device-image-packages': [
    { limit: 'dip-size', condition: 'the whole file' },
    { limit: 'dip-payloads', condition: 'each DIP', to: '/docs/how-to/create-dip' },
    { limit: 'flash-write', condition: 'one write of one payload' },
    { limit: 'install', condition: 'all attempts together', file: 'dip' },
    { limit: 'boot', condition: 'until the ready pattern appears', file: 'dip' },
    { limit: 'power-off', condition: 'in each power cycle' },
    { limit: 'dip-retention', condition: 'after the push or the last use' },
  ],
  'job-queue': [
    { limit: 'queue', condition: 'from submission to reservation' },
    { limit: 'group-jobs', condition: 'each submission', to: '/docs/how-to/create-install-job' },
    { limit: 'devices-per-job', condition: 'all connected to one agent' },
    { limit: 'job', condition: 'from the claim to the end of the tests' },
    { limit: 'job-retries', condition: 'after a lab error' },
    { limit: 'priority', condition: 'values above 0, for operators only' },
    { limit: 'reservation', condition: 'each reservation', to: '/docs/reference/cli/device#device-reserve' },
  ],
  tests: [
    { limit: 'test-timeout', condition: 'each test', to: '/docs/how-to/write-test#2-write-the-tests' },
    {
      limit: 'console-call',
      condition: 'each wait for output from the board',
      to: '/docs/how-to/write-test#wait-for-text-without-a-shell',
    },
    { limit: 'silence', condition: 'running phase, with no output' },
    { limit: 'cancel-grace', condition: 'from SIGTERM to SIGKILL' },
    { limit: 'sensors-per-device', condition: 'each device', to: '/docs/how-to/write-perf-test#1-check-the-sensor' },
    {
      limit: 'test-quarantine-days',
      condition: 'latest date, counted from today',
      to: '/docs/how-to/write-test#keep-a-known-fault-from-blocking',
    },
  ],
  performance: [
    { limit: 'perf-repeat', condition: 'after the warm-up' },
    { limit: 'perf-warmup', condition: 'first samples, which are discarded' },
    { limit: 'tolerance', condition: 'of the baseline median', file: 'job-package' },
    { limit: 'baseline-samples', condition: 'the newest, from the last released DIP', to: howARegressionIsDecided },
    { limit: 'baseline-minimum', condition: 'from the last released DIP', to: howARegressionIsDecided },
    { limit: 'dip-metrics', condition: 'each DIP', to: '/docs/how-to/create-dip-metrics' },
  ],
  'output-adapters': [
    {
      limit: 'adapters',
      condition: 'each job package',
      to: '/docs/how-to/create-output-adapter#5-name-them-in-the-manifest',
    },
    {
      limit: 'adapter',
      condition: 'each adapter, in the collecting phase',
      to: '/docs/how-to/create-output-adapter#when-an-adapter-runs',
    },
    { limit: 'artifact-file', condition: 'each file' },
    { limit: 'artifact-job', condition: 'all files together' },
    { limit: 'log-size', condition: 'the middle of the log is cut first' },
    { limit: 'artifact-retention', condition: 'after the job ends' },
    { limit: 'released-retention', condition: 'after the job ends' },
  ],
  'self-hosted-agent': [
    { limit: 'devices-per-agent', condition: 'each agent', to: '/docs/how-to/wire-a-board#wire-a-linux-board' },
    { limit: 'heartbeat', condition: 'to the server, renewing every lease' },
    { limit: 'lease', condition: 'after the last renewal', to: whatAnAgentTolerates },
    { limit: 'spool', condition: 'on disk, while the server is unreachable', to: whatAnAgentTolerates },
    { limit: 'quarantine-errors', condition: 'before a device is quarantined' },
    {
      limit: 'quarantine-release',
      condition: 'before quarantine ends',
      to: '/docs/how-to/look-after-devices#device-health',
    },
    { limit: 'health-check', condition: 'each device' },
    { limit: 'cache-size', condition: 'DIPs and wheels on the host' },
  ],
};
