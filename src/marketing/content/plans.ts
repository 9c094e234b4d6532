export type Plan = {
  name: string;
  audience: string;
};

/** Text, with code between backticks, or whether a feature is included, with an optional note. */
export type PlanCell = string | { included: boolean; note?: string };

/** One row of the table. The cells are in the same order as `plans`. */
export type PlanRow = { name: string; cells: [PlanCell, PlanCell, PlanCell] };

/** Backticks in an answer mark code. */
export type PlanQuestion = { question: string; answer: string; link: { label: string; to: string } };

export const plansHead = {
  label: 'Plans',
  title: 'One product, three ways to run it',
  lead: 'With Team, you share a server that we run. With Lab, we run a server for you alone. With Self-hosted, you run your own server, with or without internet access.',
};

export const plans: Plan[] = [
  {
    name: 'Team',
    audience: 'One team and its benches',
  },
  {
    name: 'Lab',
    audience: 'Several teams and projects',
  },
  {
    name: 'Self-hosted',
    audience: 'Labs that keep the server on their own network, with or without internet access',
  },
];

const included = { included: true };
const notIncluded = { included: false };

/** Only the differences between the plans. */
export const planRows: PlanRow[] = [
  { name: 'Who runs the server', cells: ['We do', 'We do', 'You do, on your own hosts'] },
  { name: 'Organizations on the server', cells: ['Yours and other customers’', 'Yours only', 'Yours only'] },
  {
    name: 'Single sign-on with OIDC',
    cells: [notIncluded, { included: true, note: 'we set it up' }, { included: true, note: 'you set it up' }],
  },
  {
    name: 'Server installation',
    cells: ['We do it', 'We do it', 'You do it, with our help on request'],
  },
  { name: 'Air-gapped installation', cells: [notIncluded, notIncluded, included] },
  {
    name: 'Upgrades and backups',
    cells: ['We do both', 'We do both, on dates agreed with you', 'You do both, when it suits your lab'],
  },
  { name: 'Upload and queue limits', cells: ['Defaults', 'Agreed with you', 'Set by you in `server.json`'] },
  {
    name: 'Storage for device image packages (DIPs), logs, and artifacts',
    cells: ['In our storage', 'In our storage, in a separate bucket', 'In your own S3-compatible storage'],
  },
  {
    name: 'Retention settings',
    cells: ['Per project and artifact', 'Per server, project, and artifact', 'Per server, project, and artifact'],
  },
];

export const sameInEveryPlan = {
  title: 'The same in every plan',
  items: [
    'Queue, leases, and health checks',
    'Tests, performance tests, and metrics',
    'Signed DIPs',
    'Output adapters, built-in and your own',
    'Command line with JSON output',
    'GitHub checks and Slack messages*',
    'Login with a password and an authenticator code',
    'Roles per project',
    'Agents that connect over outbound HTTPS, so the server never connects to your lab',
  ],
  note: '* Optional. With Self-hosted, your server needs outbound access to GitHub and Slack to use them. GitHub’s re-run button works only if GitHub can also reach port 443 on your server.',
};

export const planCaption = 'What differs between the plans';

export const planFaq: PlanQuestion[] = [
  {
    question: 'Where do images live?',
    answer:
      'In the server’s storage, which is ours with Team and Lab, and yours with Self-hosted. Each agent also keeps a cache on its host. A DIP’s retention period starts when you push the DIP, and restarts whenever a job uses it. By default, a released DIP is kept.',
    link: { label: 'DIP retention', to: '/docs/reference/configuration/dip-config#retention' },
  },
  {
    question: 'What leaves your network?',
    answer:
      'With Self-hosted, your data stays in your network unless you connect GitHub or Slack, or send mail to outside addresses. By default, agents ask our download host for new versions; set `updates.mode` to `off` if they shouldn’t. With Team and Lab, everything that you push, and everything that jobs produce, is stored on the server that we host. PDU passwords and the keys that sign DIPs never reach the server.',
    link: { label: 'What is stored where', to: '/docs/security#stored' },
  },
  {
    question: 'Can you move between plans later, or leave?',
    answer:
      'Yes. DIPs, job packages, and each host’s `agent.json` are files that work on every server. Register each agent with the new server, push the DIPs and job packages, and set the secrets again. Your job history doesn’t move with you, so metrics need a new baseline. To keep what’s on a server before you leave it, download DIPs with `benchloom dip pull`, artifacts with `benchloom job artifacts download`, and results with `benchloom job results --output json`.',
    link: { label: 'What an agent needs', to: '/docs/reference/configuration/agent-config' },
  },
  {
    question: 'Who helps with the first bench?',
    answer:
      'The quick start takes you to your first result in simulation, and First job to one on a board. If you’d like us to design the bench and write the first packages with you, ask us about consulting.',
    link: { label: 'Consulting', to: '/consulting' },
  },
];
