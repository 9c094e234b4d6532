/** A service, and what the team has afterwards. Backticks mark code. */
export type Service = {
  title: string;
  text: string;
  results: string[];
};

/** One step of an engagement. */
export type EngagementStep = {
  title: string;
  text: string;
};

export const consulting = {
  title: 'Consulting',
  description:
    'Help with a Benchloom bench of your own: wiring and agent set-up, first device images and tests, and jobs in CI that your team then runs.',
  lead: 'We help you build one bench that works, then hand it over: wiring, first packages, and a pipeline that your team runs.',
  stepsTitle: 'How it runs',
  action: 'Contact us',
};

export const services: Service[] = [
  {
    title: 'Bench design',
    text: 'Board by board: what cuts the power, what writes the image, which line on which console shows that the device is up.',
    results: [
      'A wiring plan for each device type',
      'An `agent.json` that passes `agentctl config validate`',
      'Devices that pass `agentctl device test`',
    ],
  },
  {
    title: 'First packages',
    text: 'We write the first image package and the first tests with you, in your repository, around faults you have had.',
    results: [
      'A `dip.json` and the build step that fills it',
      'A job package that your team extends',
      'A golden DIP for health checks',
    ],
  },
  {
    title: 'Pipeline hand-over',
    text: 'Jobs start from CI, results arrive where your team reads them, and your team runs the bench without us.',
    results: [
      'A CI step that tells a lab error (exit code 3) from a failure (1)',
      'Output adapters and Slack rules',
      'A procedure for quarantined devices',
    ],
  },
];

export const engagementSteps: EngagementStep[] = [
  {
    title: 'You write to us.',
    text: 'Device types and how many, how they are flashed and powered, and what goes wrong today.',
  },
  {
    title: 'A written plan.',
    text: 'Scope, order of work, what is done in your lab and what remotely, and which hosts, adapters and access have to be there first.',
  },
  {
    title: 'The work.',
    text: 'In your repository, one device type first. Each change is reviewed by your team like any other.',
  },
  {
    title: 'Hand-over.',
    text: 'Your team wires the next device and writes the next test, with us beside it. What is left open is written down.',
  },
];
