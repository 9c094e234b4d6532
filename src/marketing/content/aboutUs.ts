/** A position in one sentence, and its consequence. Backticks mark code. */
export type Position = {
  claim: string;
  text: string;
};

export type AboutRow = {
  id: string;
  title: string;
  positions: Position[];
};

export const aboutUs = {
  label: 'About us',
  title: 'A red build should tell you something about your code',
  description:
    'Why Benchloom separates lab errors from product failures, why agents pull work, why files are the interface, and what we refuse to do.',
  lead: 'If a red build usually means that a cable came loose, people just run it again, and soon no one believes the lab. Benchloom is our answer to that. Here’s what we decided, why, and what we refuse to do.',
};

export const aboutRows: AboutRow[] = [
  {
    id: 'what-we-believe',
    title: 'What we believe',
    positions: [
      {
        claim: 'A lab error isn’t a product failure.',
        text: 'If a probe dies, the job is `errored`. If the board doesn’t boot, the job is `failed`. By default, only lab errors are retried, because a retry that turns a failed test green hides a bug.',
      },
      {
        claim: 'Agents pull work.',
        text: 'An agent asks for a job only when one of its devices is free, because the host next to the boards knows best which of them answer.',
      },
      {
        claim: 'Canceling never interrupts a flash write.',
        text: 'Cancellations and timeouts wait for the gap between two payloads, because half an image can leave a board that no longer boots. Only `flash.timeout_s`, the limit for a single write, stops a tool that hangs, and the device must then be flashed again.',
      },
      {
        claim: 'Files and schemas are the interface.',
        text: 'Each of `agent.json`, `dip.json`, and `job-package.json` has a schema that you can print with `benchloom schema print`. An unknown key is an error, because a typo that’s ignored costs a night of tests. A device image package (DIP) is a tar file, and the event stream is one JSON object per line.',
      },
    ],
  },
  {
    id: 'how-we-work',
    title: 'How we work',
    positions: [
      {
        claim: 'Breaking changes are announced.',
        text: 'You upgrade on your schedule, not on ours, so a deprecated key keeps working, with a warning, until the version that the release notes announce. They also list the breaking changes and the agent versions that a server accepts.',
      },
      {
        claim: 'Every number has a source.',
        text: 'Every job’s agent log starts with each limit, the file that sets it, and the version of each tool, because a result that you can’t trace is only a rumor.',
      },
      {
        claim: 'You start in simulation.',
        text: '`benchloom package run --simulate` runs a job package without hardware, because a typo shouldn’t cost time on a board. But a result only counts if it comes from the device you ship.',
      },
    ],
  },
  {
    id: 'what-we-do-not-do',
    title: 'What we don’t do',
    positions: [
      {
        claim: 'Retry a failed test until it’s green.',
        text: 'A failed test is never a reason to start the job again. A test that passes only on its second try is reported as flaky.',
      },
      {
        claim: 'Silence a test.',
        text: 'A quarantined test still runs and shows its real outcome. Each quarantine needs a comment and an expiry date.',
      },
      {
        claim: 'Count your usage without asking.',
        text: 'A self-hosted server sends usage counts only if you set `telemetry` to `true`.',
      },
    ],
  },
];
