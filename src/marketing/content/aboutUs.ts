/** A position in one sentence and its consequence. Backticks mark code. */
export type Position = {
  claim: string;
  text: string;
};

/** A row of the About us page. */
export type AboutRow = {
  id: string;
  title: string;
  positions: Position[];
};

export const aboutUs = {
  title: 'About us',
  description:
    'What Benchloom stands for: two axes for state and outcome, lab errors apart from product failures, agents that pull, flash writes never torn.',
  lead: 'We build the queue, the flasher and the record for a bench of real boards. These are the decisions behind it.',
};

export const aboutRows: AboutRow[] = [
  {
    id: 'what-we-believe',
    title: 'What we believe',
    positions: [
      {
        claim: 'State and outcome are two axes.',
        text: 'The state shows where a job is, the outcome what it proved. `finished` proves nothing about your product; `passed` does.',
      },
      {
        claim: 'A lab error is not a product failure.',
        text: 'A dead probe ends a job as `errored`, a board that does not boot as `failed`. By default only lab errors are retried, and only they count against the health of a device.',
      },
      {
        claim: 'Agents pull.',
        text: 'The server never opens a connection into your lab. An agent asks for work over outbound HTTPS, and its host needs no inbound port.',
      },
      {
        claim: 'A cancel never tears a flash write.',
        text: 'Cancel and time-outs wait for the gap between two payloads. Only the limit for a single write, `flash.timeout_s`, kills a hung tool, and then the device must be flashed again.',
      },
      {
        claim: 'Files and schemas are the interface.',
        text: '`agent.json`, `dip.json` and `job-package.json` have a schema that `benchloom schema print` writes out. An unknown key is an error, not a guess. A DIP is a tar file, the event stream is one JSON object per line.',
      },
    ],
  },
  {
    id: 'how-we-work',
    title: 'How we work',
    positions: [
      {
        claim: 'Breaking changes are announced.',
        text: 'A deprecated key still works and gives a warning, and the release notes name the version that drops it. Each release lists the agents its server accepts.',
      },
      {
        claim: 'A number has a source.',
        text: 'The header of a job prints every limit with the file it comes from, and the version of every tool that the job calls.',
      },
      {
        claim: 'Simulation is where you start.',
        text: '`benchloom package run --simulate` runs a job package without hardware. A result counts once it comes from the device you ship.',
      },
    ],
  },
  {
    id: 'what-we-do-not-do',
    title: 'What we do not do',
    positions: [
      {
        claim: 'No retry until green.',
        text: 'A failed test never causes a job retry. A test that passes only on its own second try is reported as flaky.',
      },
      {
        claim: 'No silent quarantine.',
        text: 'A quarantined test still runs and shows its real outcome. Its entry needs a comment and an expiry at most 90 days ahead.',
      },
      {
        claim: 'No usage counts by default.',
        text: 'A self-hosted server sends no usage counts until you set `telemetry` to true.',
      },
    ],
  },
];
