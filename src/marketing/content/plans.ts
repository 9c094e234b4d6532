export type PlanAction = 'trial' | 'quote';

export type Plan = {
  name: string;
  audience: string;
  action: PlanAction;
  /** True for the highlighted column. */
  chosen?: boolean;
};

/** A fact in words, or whether something is included, with an optional note. */
export type PlanCell = string | { included: boolean; note?: string };

/** One row of the table, with a cell for each entry of `plans` in the same order. */
export type PlanRow = { name: string; cells: [PlanCell, PlanCell, PlanCell] };

export type PlanGroup = { name: string; rows: PlanRow[] };

/** Backticks in an answer mark code. */
export type PlanQuestion = { question: string; answer: string; link: { label: string; to: string } };

export const plans: Plan[] = [
  {
    name: 'Team',
    audience: 'One team and its benches, on the server that we host for several organizations.',
    action: 'trial',
  },
  {
    name: 'Lab',
    audience: 'Several teams and projects on a server of their own, which we host.',
    action: 'trial',
    chosen: true,
  },
  {
    name: 'Self-hosted',
    audience: 'Labs that keep the server in their own network, with or without internet access.',
    action: 'quote',
  },
];

const included = { included: true };
const notIncluded = { included: false };

function inEveryPlan(name: string, cell: PlanCell = included): PlanRow {
  return { name, cells: [cell, cell, cell] };
}

export const planGroups: PlanGroup[] = [
  {
    name: 'Server',
    rows: [
      { name: 'Runs the server', cells: ['We do', 'We do', 'You do, on your own hosts'] },
      { name: 'Organizations on the server', cells: ['Yours and others', 'Yours only', 'Yours only'] },
      {
        name: 'Upgrades and backs up',
        cells: ['We do', 'We do, on dates agreed with you', 'You do, when it suits the lab'],
      },
      { name: 'Upload and queue limits', cells: ['Defaults', 'Agreed with you', 'Set by you in server.json'] },
    ],
  },
  {
    name: 'Data and network',
    rows: [
      {
        name: 'DIPs, logs and artifacts',
        cells: ['In our storage', 'In our storage, in your own bucket', 'In your own S3-compatible storage'],
      },
      {
        name: 'Retention is set',
        cells: ['Per project and artifact', 'Per server, project and artifact', 'Per server, project and artifact'],
      },
      {
        name: 'Network access of a lab host',
        cells: ['Outbound 443/tcp to our server', 'Outbound 443/tcp to our server', 'Outbound 443/tcp to your server'],
      },
      inEveryPlan('Inbound access from the server', 'Not needed'),
      { name: 'Air-gapped installation', cells: [notIncluded, notIncluded, included] },
    ],
  },
  {
    name: 'Sign-in',
    rows: [
      {
        name: 'Single sign-on with your OIDC provider',
        cells: [notIncluded, { included: true, note: 'we set it up' }, { included: true, note: 'you set it up' }],
      },
      inEveryPlan('Password and one-time code'),
      inEveryPlan('Roles per project'),
    ],
  },
  {
    name: 'Product, the same in every plan',
    rows: [
      inEveryPlan('Queue, leases and health checks'),
      inEveryPlan('Tests'),
      inEveryPlan('Performance tests and metrics'),
      inEveryPlan('Built-in and own output adapters'),
      inEveryPlan('Signed DIPs'),
      {
        name: 'GitHub checks and Slack messages',
        cells: [included, included, { included: true, note: 'with access to both' }],
      },
      inEveryPlan('Command line with JSON output'),
    ],
  },
  {
    name: 'Help',
    rows: [
      {
        name: 'Installation of the server',
        cells: ['Done by us', 'Done by us', 'Done by you, with our help by request'],
      },
      inEveryPlan('Design and set-up of benches', 'As consulting'),
    ],
  },
];

export const planQuestions: PlanQuestion[] = [
  {
    question: 'Where do images live?',
    answer:
      'In the storage of your server: ours with Team and Lab, yours with Self-hosted. Each agent keeps a cache on the lab host, 50\u00a0GiB by default. A DIP is deleted after 90\u00a0days unless you set another time; a released DIP stays.',
    link: { label: 'Retention of a DIP', to: '/docs/reference/configuration/dip-config#retention' },
  },
  {
    question: 'Can we move between plans later?',
    answer:
      'Yes. DIPs, job packages and the `agent.json` of each host are files that read the same on every server. Register each agent with the new server, push the files and set the secrets again. Job history stays behind, so metrics collect a new baseline.',
    link: { label: 'What an agent needs', to: '/docs/reference/configuration/agent-config' },
  },
  {
    question: 'Who helps with the first bench?',
    answer:
      'The quick start takes one board to a first result in about 15\u00a0minutes, and has a branch without hardware. If you want the bench designed and the first packages written with you, book us for it.',
    link: { label: 'Consulting', to: '/consulting' },
  },
];
