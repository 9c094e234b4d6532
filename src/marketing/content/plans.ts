import type { PlanName } from '../sections/Plans/order';

export type Plan = {
  name: PlanName;
  /** What the plan is, in a few words. */
  summary: string;
  audience: string;
};

/** A fact in words, with code between backticks, or whether something is included, with an optional note. */
export type PlanCell = string | { included: boolean; note?: string };

/** One row of the table, with a cell for each entry of `plans` in the same order. */
export type PlanRow = { name: string; cells: [PlanCell, PlanCell, PlanCell] };

/** Backticks in an answer mark code. */
export type PlanQuestion = { question: string; answer: string; link: { label: string; to: string } };

export const plansHead = {
  title: 'Plans',
  lead: 'The product is the same in every plan. Choose who runs the server: we do, shared or dedicated, or you do.',
};

export const plans: Plan[] = [
  {
    name: 'Team',
    summary: 'A server we host, shared with other organizations',
    audience: 'One team and its benches',
  },
  {
    name: 'Lab',
    summary: 'Your own server, hosted by us',
    audience: 'Several teams and projects',
  },
  {
    name: 'Self-hosted',
    summary: 'Your own server, hosted by you',
    audience: 'Labs that keep the server in their own network, with or without internet access',
  },
];

const included = { included: true };
const notIncluded = { included: false };

/** Only what differs between plans. */
export const planRows: PlanRow[] = [
  { name: 'Runs the server', cells: ['We do', 'We do', 'You do, on your own hosts'] },
  { name: 'Organizations on the server', cells: ['Yours and others', 'Yours only', 'Yours only'] },
  {
    name: 'Upgrades and backups',
    cells: ['We do both', 'We do both, on dates agreed with you', 'You do both, when it suits the lab'],
  },
  { name: 'Upload and queue limits', cells: ['Defaults', 'Agreed with you', 'Set by you in `server.json`'] },
  {
    name: 'DIPs, logs, and artifacts',
    cells: ['In our storage', 'In our storage, in a bucket of your own', 'In your own S3-compatible storage'],
  },
  {
    name: 'Retention settings',
    cells: ['Per project and artifact', 'Per server, project, and artifact', 'Per server, project, and artifact'],
  },
  {
    name: 'Single sign-on with OIDC',
    cells: [notIncluded, { included: true, note: 'we set it up' }, { included: true, note: 'you set it up' }],
  },
  {
    name: 'Installation of the server',
    cells: ['Done by us', 'Done by us', 'Done by you, with our help on request'],
  },
  { name: 'Air-gapped installation', cells: [notIncluded, notIncluded, included] },
];

export const sameInEveryPlan = {
  title: 'The same in every plan',
  items: [
    'Queue, leases and health checks',
    'Tests, performance tests and metrics',
    'Signed DIPs',
    'Output adapters, built-in and your own',
    'Command line with JSON output',
    'GitHub checks and Slack messages*',
    'Login with password and authenticator code',
    'Roles per project',
    'Agents connect out over HTTPS; the lab opens no port',
    'Bench design and setup, as consulting',
  ],
  note: '* With Self-hosted, if your server can reach github.com and slack.com.',
};

export const planTable = {
  caption: 'What differs between the plans',
  prices: 'Prices are by quote.',
  link: { label: 'What to tell us', to: '/contact' },
};

/** The picker's text. The ordering code is this site's shorthand for a choice. */
export const picker = {
  title: 'Find your plan',
  lead: 'Answer three questions. The table below marks your plan, and the code is short for your answers.',
  action: 'Ask for a quote',
  /** Added to the result if one choice changed another. */
  unshared: 'This choice needs your own server, so Sharing is now Own server.',
};

export const planFaq: PlanQuestion[] = [
  {
    question: 'Where do images live?',
    answer:
      'In the storage of your server: ours with Team and Lab, yours with Self-hosted. Each agent also keeps a cache on its host, 50\u00a0GiB by default. A DIP is deleted 90\u00a0days after its push or its last use unless you set another time; a released DIP stays.',
    link: { label: 'Retention of a DIP', to: '/docs/reference/configuration/dip-config#retention' },
  },
  {
    question: 'Can we move between plans later?',
    answer:
      'Yes. DIPs, job packages and each host’s `agent.json` are files that work on every server. Register each agent with the new server, push the files and set the secrets again. Job history stays behind, so metrics need a new baseline.',
    link: { label: 'What an agent needs', to: '/docs/reference/configuration/agent-config' },
  },
  {
    question: 'Who helps with the first bench?',
    answer:
      'The quick start takes one board to a first result in about 15\u00a0minutes, and also works without hardware. If you’d like us to design the bench and write the first packages with you, book our consulting.',
    link: { label: 'Consulting', to: '/consulting' },
  },
];
