/** A service, and what the team gets to keep. Backticks mark code. */
export type Service = {
  title: string;
  text: string;
  results: string[];
  link: { to: string; label: string };
};

export const consulting = {
  label: 'Consulting',
  title: 'Your first bench, every wire drawn',
  description:
    'Get help with your first bench: wiring and agent setup, first device images and tests, and CI jobs that your own team then runs.',
  lead: 'We build it with you, then hand it over: the wiring and its configuration file, the packages for the board, and the CI pipeline.',
};

export const engagement = {
  title: 'You get a plan first',
  lead: 'It covers the scope, the sequence of work, what we do on site and remotely, and the hosts, adapters, and access we need. Ask about time and cost in your first message.',
  link: { label: 'Contact us', to: '/contact', look: 'primary' as const },
};

export const bench = {
  diagramTitle:
    'Wiring of one Linux board on a bench: host, USB hub, console adapter, SD mux, lab switch, PDU, supply, and board. Letters A through C mark the wiring at the host, the packages at the board, and the pipeline at the connection to the server.',
  caption: 'The wiring of one Linux board, with the names from the sample `agent.json`. Example data.',
  link: { to: '/docs/how-to/wire-a-board#wire-a-linux-board', label: 'Wire one yourself' },
  server: 'The agent on the host connects to the server over HTTPS.',
  keep: 'What you keep',
};

/** In the order of the drawing's callouts. */
export const services: Service[] = [
  {
    title: 'Bench design',
    text: 'For each board, we find out what cuts its power, what writes its image, and which console line shows that it’s up.',
    results: [
      'A wiring plan for each device type',
      'An `agent.json` that passes `agentctl config validate`',
      'Devices that pass `agentctl device test`',
    ],
    link: { to: '/docs/reference/configuration/agent-config', label: 'Agent configuration' },
  },
  {
    title: 'First packages',
    text: 'Together, in your repository, we write your first device image package (DIP) and the first tests for problems you’ve already had.',
    results: [
      'A `dip.json` and the build step that fills it in',
      'A job package that your team extends',
      'A golden DIP for health checks',
    ],
    link: { to: '/docs/how-to/create-dip', label: 'Create a DIP' },
  },
  {
    title: 'Pipeline handover',
    text: 'CI starts the jobs, results arrive where your team reads them, and your team runs the bench without us.',
    results: [
      'A CI step that distinguishes an errored job (exit code 3) from a failed one (exit code 1)',
      'Output adapters and Slack rules',
      'A procedure for quarantined devices',
    ],
    link: { to: '/docs/integrations/other-ci', label: 'Connect your CI' },
  },
];
