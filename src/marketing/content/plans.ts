import type { OwnerFacts } from '@site/src/lib/ownerFacts';

export type Plan = {
  name: string;
  /** Who runs the server. */
  server: string;
  audience: string;
};

/** One row of the table: a text by plan, or by several neighbors. Backticks mark code; an empty text isn't included. */
export type PlanRow = { name: string; cells: Readonly<Record<string, string>> };

/** Backticks in an answer mark code. */
export type PlanQuestion = { id: string; question: string; answer: string; link: { label: string; to: string } };

export const plansHead = {
  label: 'Plans',
  title: 'One product, on our server or yours',
  description:
    'Compare our plans: who runs and upgrades the server, where DIPs and artifacts are stored, and how people log in.',
  lead: 'All plans test on the boards in your lab. They differ in who runs the server.',
};

export const plans: readonly Plan[] = [
  { name: 'Team', server: 'We run it, shared', audience: 'One team and its benches' },
  { name: 'Lab', server: 'We run it, for you alone', audience: 'Several teams, single sign-on' },
  { name: 'Self-hosted', server: 'You run it, even air-gapped', audience: 'Labs that keep their data' },
];

export const everyPlan = plans.map(({ name }) => name).join(', ');

/** Says what a price depends on, and what else the owner hasn't provided. */
export function priceNote(facts: OwnerFacts): string {
  const { priceUnit, region, isolation, encryption, deletion, help, license } = facts;
  const open = [
    !priceUnit && 'prices',
    !(region ?? isolation ?? encryption) && 'regions and encryption',
    !deletion && 'deletion after you leave',
    !help && 'response times',
    !license && 'license terms',
  ].filter(Boolean);
  const ask =
    open.length > 0 && `On request: ${open.join(', ')}. Tell us your device types, how many of each, and your CI.`;
  return [priceUnit, ask].filter(Boolean).join(' ');
}

/** Returns what differs between the plans, and what the owner has provided for all of them. */
export function planRows({ license, help, region, isolation, encryption, deletion }: OwnerFacts): PlanRow[] {
  const hosting = [region, isolation, encryption].filter(Boolean).join(' ');
  const leaving = ['Download DIPs, results, and artifacts', deletion].filter(Boolean).join('. ');
  return [
    { name: 'Single sign-on (OIDC)', cells: { Team: '', Lab: 'We set it up', 'Self-hosted': 'You set it up' } },
    {
      name: 'Upgrades and backups',
      cells: { 'Team, Lab': 'We do both, and announce upgrades 14 days ahead', 'Self-hosted': 'You do both' },
    },
    {
      name: 'Limits',
      cells: { Team: 'Defaults', Lab: 'Agreed with you', 'Self-hosted': 'Set by you in `server.json`' },
    },
    { name: 'Retention of artifacts', cells: { Team: 'Per project', 'Lab, Self-hosted': 'Per server and project' } },
    {
      name: 'Images, logs, and artifacts',
      cells: {
        Team: 'In our storage',
        Lab: 'In our storage, in a separate bucket',
        'Self-hosted': 'In your S3-compatible storage',
      },
    },
    ...(hosting
      ? [{ name: 'Region, isolation, encryption', cells: { 'Team, Lab': hosting, 'Self-hosted': 'Your choice' } }]
      : []),
    { name: 'Leaving', cells: { 'Team, Lab': leaving, 'Self-hosted': 'Everything stays on your hosts' } },
    ...(help ? [{ name: 'Help', cells: { [everyPlan]: help } }] : []),
    ...(license ? [{ name: 'License', cells: { [everyPlan]: license } }] : []),
  ];
}

export const sameInEveryPlan = {
  title: 'The same in every plan',
  items: [
    'Queue, leases, and health checks',
    'Tests, performance tests, and metrics',
    'Signed device image packages (DIPs)',
    'Output adapters',
    'Command line with JSON output',
    'GitHub checks and Slack messages',
    'Authenticator codes',
    'Roles per project',
    'Agents that only open outbound connections',
  ],
  note: 'With Self-hosted, your server needs outbound access to GitHub and Slack to use them. GitHub’s re-run button works only if GitHub can also reach port 443 on your server.',
  link: { label: 'Default limits and retention', to: '/docs/reference/configuration/server-config#limits' },
};

export const planCaption = 'What differs between the plans';

export const planFaq: PlanQuestion[] = [
  {
    id: 'upgrades',
    question: 'Who upgrades what?',
    answer:
      'On our hosted plans, we upgrade the server. You upgrade the agents, in every plan. An agent can be at most two minor versions behind its server, and never ahead of it. If it falls further behind, it stops getting jobs.',
    link: { label: 'Which agents a server accepts', to: '/docs/release-notes#agent-versions' },
  },
  {
    id: 'network',
    question: 'What leaves your network?',
    answer:
      'With Self-hosted, your data stays in your network unless you connect GitHub, Slack, or an outside login provider, send mail to outside addresses, or turn on `telemetry`. By default, agents ask our download host for new versions; set `updates.mode` to `off` if they shouldn’t. For what your tests require, pip can ask a package index. On our hosted plans, everything that you push, and everything that jobs produce, is stored on the server that we host. PDU passwords and the keys that sign DIPs never reach the server.',
    link: { label: 'What is stored where', to: '/docs/security#stored' },
  },
  {
    id: 'leave',
    question: 'Can you move between plans later, or leave?',
    answer:
      'Yes. DIPs, job packages, and each host’s `agent.json` are files that work on every server. Register each agent with the new server, push the DIPs and job packages, and set the secrets again. Your job history doesn’t move with you, so metrics need a new baseline. Before you leave a server, download each release with the results and artifacts of its jobs. No command downloads everything at once, or a job package, so keep the sources of yours. Without Benchloom, LTP, kselftest, Twister, and pytest suites run as before; tests that use `ctx` have to be rewritten.',
    link: { label: 'Download a release with its evidence', to: '/docs/how-to/answer-an-auditor#release' },
  },
];
