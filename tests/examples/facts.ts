/** A way in which pages state a limit of limits.json; the value is there and nowhere else. */
export type Fact = {
  /** Id in limits.json. */
  limit: string;
  /** Regular expression; AMOUNT stands for a number with a unit, COUNT for a number alone. */
  pattern: string;
  /** A sentence of that form. The tests put the right value and a wrong one into it. */
  sample: string;
  /** The paragraph or table row must hold this too. */
  about?: RegExp;
  /** The sentence must not hold this: it speaks of another limit. */
  notAbout?: RegExp;
};

/**
 * What pages say about limits. A pattern is narrow on purpose, because a page may set other values in its own
 * samples. Cells of a table row are joined with ` | `. Defaults that stand beside their key need no entry.
 */
export const facts: Fact[] = [
  // Agent and lease
  {
    limit: 'heartbeat',
    pattern: 'heartbeats? (?:is sent |comes |goes out )?every AMOUNT',
    sample: 'The agent sends a heartbeat every AMOUNT.',
  },
  {
    limit: 'heartbeat',
    pattern: "agent's report every AMOUNT",
    sample: "The agent's report every AMOUNT, which renews leases.",
  },
  {
    limit: 'agent-offline',
    pattern: 'offline \\| (?:after|no heartbeat for) AMOUNT',
    sample: '`agent.offline` | no heartbeat for AMOUNT',
  },
  {
    limit: 'agent-offline',
    pattern: '(?:is|goes|counts as|becomes) offline after AMOUNT',
    sample: 'An agent is offline after AMOUNT without a heartbeat.',
  },
  {
    limit: 'agent-lost',
    pattern: 'lost \\| (?:after|no heartbeat for) AMOUNT',
    sample: '`lost` | no heartbeat for AMOUNT',
  },
  {
    limit: 'agent-lost',
    pattern: '(?:is|counts as|becomes) lost after AMOUNT',
    sample: 'After the network is cut, the agent is lost after AMOUNT.',
  },
  {
    limit: 'agent-hidden',
    pattern: 'AMOUNT (?:it )?is hidden',
    sample: 'An agent without a heartbeat for AMOUNT is hidden.',
  },
  {
    limit: 'lease',
    pattern: 'lease (?:runs out|lasts|ends|expires),?(?: after)? AMOUNT',
    sample: 'A job goes on until its lease runs out, AMOUNT after the last renewal.',
  },
  {
    limit: 'claim-wait',
    pattern: '(?:claims?|long polls?) (?:waits?|is held open|stays open)(?: for)?(?: up to)? AMOUNT',
    sample: 'A claim is held open for up to AMOUNT.',
  },
  {
    limit: 'claim-confirm',
    pattern: 'confirms?(?: the claim| it)? within AMOUNT',
    sample: 'The agent confirms the claim within AMOUNT.',
  },
  {
    limit: 'drain',
    pattern: 'after AMOUNT they are canceled',
    sample: 'Running jobs end; after AMOUNT they are canceled.',
  },
  {
    limit: 'spool',
    pattern: '(?:wait on disk|spool to disk),? up to AMOUNT',
    sample: 'Events wait on disk, up to AMOUNT, and are sent later.',
  },
  { limit: 'clock-warn', pattern: 'above AMOUNT of skew', sample: 'Above AMOUNT of skew an agent is warned about.' },
  { limit: 'clock-warn', pattern: 'skew below AMOUNT', sample: 'Every agent is online, skew below AMOUNT.' },
  {
    limit: 'clock-refuse',
    pattern: 'above AMOUNT it gets no jobs',
    sample: 'Above AMOUNT it gets no jobs.',
  },
  { limit: 'credential-rotation', pattern: 'rotates? every AMOUNT', sample: 'Credentials rotate every AMOUNT.' },
  {
    limit: 'token-ttl',
    pattern: 'registers one agent and (?:runs out|expires) after AMOUNT',
    sample: 'It registers one agent and expires after AMOUNT.',
  },
  {
    limit: 'quarantine-errors',
    pattern: 'COUNT (?:lab|infrastructure) errors in a row',
    sample: 'After COUNT lab errors in a row a device is quarantined.',
  },
  {
    limit: 'quarantine-errors',
    pattern: 'errors in a row, COUNT by default',
    sample: 'It is taken out after lab errors in a row, COUNT by default.',
  },
  {
    limit: 'quarantine-release',
    pattern: 'COUNT (?:passing )?health checks (?:that pass )?in a row',
    sample: 'COUNT passing health checks in a row release it.',
  },
  {
    limit: 'quarantine-cooldown',
    pattern: 'AMOUNT after the quarantine',
    sample: 'The first one begins AMOUNT after the quarantine.',
  },
  { limit: 'health-check', pattern: 'health checks run every AMOUNT', sample: 'Health checks run every AMOUNT.' },
  // Phases of a job
  { limit: 'queue', pattern: 'AMOUNT in the queue', sample: 'A job expires after AMOUNT in the queue.' },
  {
    limit: 'job',
    pattern: '(?:a|the|whole) job (?:may take|is limited to)(?: at most)? AMOUNT(?= (?:by default|unless))',
    sample: 'A job may take AMOUNT by default.',
  },
  {
    limit: 'install',
    pattern: '\\binstalling (?:phase )?(?:may take|is limited to)(?: at most)? AMOUNT',
    sample: 'The installing phase may take AMOUNT.',
  },
  {
    limit: 'boot',
    pattern: '\\bbooting (?:phase )?(?:may take|is limited to)(?: at most)? AMOUNT',
    sample: 'The booting phase may take AMOUNT.',
  },
  {
    limit: 'collect',
    pattern: '\\bcollecting (?:phase )?(?:may take|is limited to)(?: at most)? AMOUNT',
    sample: 'The collecting phase may take AMOUNT.',
  },
  {
    limit: 'collect',
    pattern: 'collect_s when [^.;|]{0,30} need more than AMOUNT',
    sample: 'Raise `timeouts.collect_s` when large files need more than AMOUNT.',
  },
  {
    limit: 'silence',
    pattern: '(?:no output for|without (?:any )?output for|silent for) AMOUNT',
    sample: 'SILENCE_TIMEOUT: there was no output for AMOUNT.',
    about: /SILENCE_TIMEOUT/,
  },
  { limit: 'cancel-grace', pattern: 'SIGKILL (?:follows )?after AMOUNT', sample: 'SIGKILL follows after AMOUNT.' },
  {
    limit: 'hook',
    pattern: '(?:for|takes?|runs?) at most AMOUNT',
    sample: 'The agent runs a hook before the write, for at most AMOUNT.',
    about: /\bhooks?\b/i,
  },
  {
    limit: 'adapter',
    pattern: 'each (?:adapter )?has AMOUNT',
    sample: 'Adapters run in the state collecting, each has AMOUNT.',
    about: /adapter/i,
  },
  {
    limit: 'adapter',
    pattern: 'no file,? or more than AMOUNT',
    sample: 'An exception, no file, or more than AMOUNT returns exit code 1.',
  },
  {
    limit: 'progress-interval',
    pattern: 'every AMOUNT',
    sample: '`phase.progress` | every AMOUNT',
    about: /phase\.progress/,
  },
  // Python API and metrics
  {
    limit: 'console-call',
    pattern: 'waits AMOUNT unless',
    sample: 'It waits AMOUNT unless `timeout_s` says otherwise.',
  },
  { limit: 'perf-timeout', pattern: 'of @perf, AMOUNT', sample: '`timeout_s` of `@perf`, AMOUNT, limits one call.' },
  {
    limit: 'baseline-samples',
    pattern: 'the last COUNT samples',
    sample: 'The baseline is the last COUNT samples of the released DIP.',
  },
  {
    limit: 'baseline-minimum',
    pattern:
      '(?:takes|needs) at least COUNT(?! ?[%\\w.])|at least COUNT samples|fewer than COUNT (?:baseline )?samples',
    sample: 'With fewer than COUNT baseline samples there is no verdict.',
    about: /baseline/i,
  },
  { limit: 'tolerance', pattern: 'default tolerance of COUNT %', sample: 'The default tolerance of COUNT % holds.' },
  {
    limit: 'dropped-samples',
    pattern: 'more than COUNT % of (?:the|its) samples',
    sample: 'More than COUNT % of the samples are dropped.',
  },
  {
    limit: 'test-quarantine-days',
    pattern: 'expiry at most AMOUNT ahead',
    sample: 'Each row needs an expiry at most AMOUNT ahead.',
  },
  // Sizes and retention
  {
    limit: 'artifact-file',
    pattern: '(?:(?:one|a|each) (?:artifact|file) \\| |artifacts? (?:may be|is) at most |artifacts? above )AMOUNT',
    sample: 'An artifact may be at most AMOUNT.',
  },
  {
    limit: 'artifact-job',
    pattern: 'all (?:files|artifacts) of (?:a|one) job \\| AMOUNT',
    sample: 'All files of a job | AMOUNT',
  },
  {
    limit: 'artifact-files',
    pattern: 'all files of (?:a|one) job \\| [^|]{0,20}, COUNT files',
    sample: 'All files of a job | 10 GiB, COUNT files',
  },
  {
    limit: 'artifact-path',
    pattern: '\\bpath \\| COUNT bytes',
    sample: 'Path | COUNT bytes',
  },
  {
    limit: 'artifact-path-part',
    pattern: 'COUNT bytes for each part',
    sample: 'A path has at most COUNT bytes for each part.',
  },
  { limit: 'artifact-chunk', pattern: 'chunks of AMOUNT', sample: 'It sends chunks of AMOUNT.' },
  { limit: 'upload-tries', pattern: 'COUNT tries', sample: 'An upload has COUNT tries.', about: /upload|chunk/i },
  {
    limit: 'upload-stall',
    pattern: 'without progress for AMOUNT',
    sample: 'A chunk without progress for AMOUNT counts as a failed try.',
  },
  {
    limit: 'package-size',
    pattern: 'job packages? (?:may be|is|are) at most AMOUNT',
    sample: 'A job package may be at most AMOUNT.',
  },
  { limit: 'dip-size', pattern: '\\bDIPs? (?:may be|is|are) at most AMOUNT', sample: 'A DIP may be at most AMOUNT.' },
  {
    limit: 'log-size',
    pattern: 'AMOUNT are kept for each job',
    sample: 'Of the console log AMOUNT are kept for each job.',
  },
  { limit: 'log-size', pattern: 'the log passed AMOUNT', sample: 'The log passed AMOUNT.' },
  {
    limit: 'log-rate',
    pattern: 'more than AMOUNT',
    sample: 'LOG_THROTTLED | More than AMOUNT: a flood',
    about: /LOG_THROTTLED/,
  },
  { limit: 'artifact-retention', pattern: '^kept for \\| AMOUNT', sample: 'Kept for | AMOUNT' },
  {
    limit: 'artifact-retention',
    pattern: 'files of (?:this|a) job expire after AMOUNT',
    sample: 'The files of this job expire after AMOUNT.',
  },
  {
    limit: 'artifact-retention',
    pattern: 'artifacts? (?:are|is) (?:kept|stored)(?: for)? AMOUNT',
    sample: 'Artifacts are kept for AMOUNT.',
  },
  {
    limit: 'artifact-retention',
    pattern: 'in place of AMOUNT',
    sample: 'Shorten `retention.artifacts_days`: one day in place of AMOUNT.',
    about: /retention\.artifacts_days/,
  },
  {
    limit: 'released-retention',
    pattern: 'AMOUNT for jobs (?:on|of|with) a released DIP',
    sample: 'Kept for AMOUNT for jobs on a released DIP.',
  },
  {
    limit: 'released-retention',
    pattern: 'released DIP they are kept for AMOUNT',
    sample: 'On a released DIP they are kept for AMOUNT.',
  },
  // Proxies and integrations
  {
    limit: 'proxy-idle',
    pattern: '(?:idle for|idle limit(?: of the proxy)? (?:of|to)) AMOUNT',
    sample: 'The proxy must allow connections that are idle for AMOUNT.',
    about: /proxy/i,
  },
  { limit: 'proxy-body', pattern: 'bodies of AMOUNT', sample: 'The proxy must allow bodies of AMOUNT.' },
  {
    limit: 'slack-rate',
    pattern: 'COUNT messages? (?:per|a|each) second',
    sample: 'Slack takes COUNT messages per second.',
  },
  {
    limit: 'github-annotations',
    pattern: 'COUNT annotations',
    sample: 'GitHub takes COUNT annotations in one request.',
  },
  {
    limit: 'github-summary',
    pattern: 'COUNT characters',
    sample: 'The summary is cut at COUNT characters.',
    about: /summary/i,
    notAbout: /status|description/i,
  },
];
