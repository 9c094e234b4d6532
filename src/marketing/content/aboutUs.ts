import { verdicts } from './home';

/** A position in one sentence, and its consequence. Backticks mark code. */
export type Position = {
  claim: string;
  text: string;
  link?: { to: string; label: string };
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
    'Why Benchloom separates lab errors from product failures, why files are the interface, what we refuse to do, and how you can check us.',
  lead: 'If red usually means that a probe dropped off USB, people run the build again, and soon no one believes the lab. Benchloom is our answer: what we decided, why, what we refuse to do, and how you can check.',
};

export const aboutRows: AboutRow[] = [
  {
    id: 'what-we-believe',
    title: 'What we believe',
    positions: [
      {
        claim: 'A lab error isn’t a product failure',
        text: 'If a probe dies, the job is `errored`. If a test fails, the job is `failed`. By default, only lab errors are retried, because a retry that turns a failed test green hides a bug. Some faults look the same from outside.',
        link: verdicts.link,
      },
      {
        claim: 'Canceling never interrupts a flash write',
        text: 'Cancellations and timeouts wait for the gap between two payloads, because a half-written image can leave a board that no longer boots. Only `flash.timeout_s`, the limit for a single write, stops a tool that hangs. After that, the device must be flashed again.',
      },
      {
        claim: 'Files and schemas are the interface',
        text: 'Each of `agent.json`, `dip.json`, and `job-package.json` has a schema that you can print with `benchloom schema print`. An unknown key is an error, because a typo that’s ignored can cost a night of tests. A device image package (DIP) is a tar file, and the event stream is one JSON object per line.',
      },
      {
        claim: 'Every number has a source',
        text: 'Every job’s agent log starts with each limit, the file that sets it, and the version of each tool, because a result that you can’t trace is only a rumor.',
      },
    ],
  },
  {
    id: 'what-we-do-not-do',
    title: 'What we don’t do',
    positions: [
      {
        claim: 'Silence a test',
        text: 'A quarantined test still runs and shows its real outcome. Each quarantine needs a comment and an expiry date.',
      },
      {
        claim: 'Count a server’s usage without asking',
        text: 'A self-hosted server sends usage counts only if you set `telemetry` to `true`. What this website reports:',
        link: { to: '/privacy-notice#analytics', label: 'Privacy notice' },
      },
    ],
  },
  {
    id: 'check-us',
    title: 'Check us',
    positions: [
      {
        claim: 'Breaking changes are marked',
        text: 'The release notes start with 2.0 in January 2024. A release that can break a file, a script, or a bench is marked, and the note of every release says what its upgrade takes. You choose when to upgrade your own server; if we run it, we announce the upgrade 14 days ahead.',
        link: { to: '/docs/release-notes', label: 'Release notes' },
      },
      {
        claim: 'Downloads are signed',
        text: 'Each release since 2.31 has signed checksums. Both copies of the public key are on this site, so they can’t vouch for each other: keep the key from your first download, and verify later ones with it.',
        link: { to: '/docs/self-hosted/setup#release-key', label: 'Verify a download' },
      },
      {
        claim: 'Limits are published',
        text: 'One page lists what Benchloom can’t do, and what people do instead. Defaults, schemas, and error codes are files that a script can read.',
        link: { to: '/docs/known-limits', label: 'Known limits' },
      },
      {
        claim: 'What isn’t here',
        text: 'You won’t find customer names, certificates, or prices.',
        link: { to: '/docs/security#undecided', label: 'What to ask us for' },
      },
    ],
  },
];
