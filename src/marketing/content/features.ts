import type { IconName } from '../Icon';

/** A row on the Features page: what it does for you, how, and what it can't do. `id` is its anchor. */
export type Feature = {
  id: string;
  icon: IconName;
  name: string;
  benefit: string;
  how: string;
  limit: string;
};

export const featuresHead = {
  label: 'Features',
  title: 'From build to verdict in six parts',
  description:
    'The six parts of Benchloom (queue, agent, packages, performance, tests, and adapters): what each does for you, how it works, and what it can’t do.',
  lead: 'What each part does for you, how it works, and what it can’t do.',
};

/** In the order in which the parts act in a job. Backticks mark code. */
export const features: readonly Feature[] = [
  {
    id: 'job-queue',
    icon: 'queue',
    name: 'Job queue',
    benefit: 'No one has to own a board.',
    how: 'A job asks for a device type, tags, or special wiring, and gets an idle device to itself, preferably a healthy one. By default, a job is retried only after a lab error, on a different device if there is one. A waiting job tells you why it waits.',
    limit: 'You can’t book a board for later, or divide a bench by quotas.',
  },
  {
    id: 'agent',
    icon: 'agent',
    name: 'Agent in your lab',
    benefit: 'Your boards stay where they are.',
    how: 'One process on a Linux host next to the boards asks for work over outbound HTTPS, so the server never connects to your lab. If the connection drops, a job keeps running for up to 3 minutes, and the agent sends its events later.',
    limit: 'A device has one console, and a configuration change takes effect only after the whole host is drained.',
  },
  {
    id: 'device-image-packages',
    icon: 'dip',
    name: 'Device image packages',
    benefit: 'An image for a different board type isn’t written.',
    how: 'One tar file, the device image package (DIP), holds the payloads, their checksums, a signature, and a definition of a good boot. The board type is checked before the first byte is written, and you can have unsigned images rejected.',
    limit: 'The board itself doesn’t check the signature, so also use your chip’s secure boot.',
  },
  {
    id: 'performance',
    icon: 'perf',
    name: 'Performance',
    benefit: 'You hear about a regression on the day you build it.',
    how: 'Boot time, image size, current, and your own values are stored for each DIP and device type. A value is a regression only if it’s worse than the baseline by more than the tolerance, and also worse than every baseline sample.',
    limit: 'A baseline mixes all devices of a type.',
  },
  {
    id: 'tests',
    icon: 'test',
    name: 'Tests',
    benefit: 'A test is a Python function.',
    how: 'A test gets the board’s console, power, flash tool, and sensors, and the same file runs on your laptop with `--simulate`. A test that passes only on a retry is marked flaky, and a quarantined test keeps running and reporting but doesn’t block anyone.',
    limit: 'You can’t test for a kernel panic: any panic fails the job.',
  },
  {
    id: 'output-adapters',
    icon: 'adapter',
    name: 'Output adapters',
    benefit: 'Reports arrive in the format that you need.',
    how: 'Built-in adapters write JUnit, TAP, and JSON Lines. For any other format, add a Python class or an executable to your package.',
    limit: 'If an adapter fails, the job keeps its outcome and gets a warning, but you don’t get a report.',
  },
];

export const featuresLink = { label: 'Follow one job through all six', to: '/docs/how-it-works' };

export const journey = {
  title: 'Every connection is outbound',
  lead: 'The server runs in our cloud or on your own host. The arrows show who opens each connection.',
  note: 'Outbound connections don’t limit what a job can do: anyone who can submit jobs can run code on the agent’s host.',
  link: { to: '/docs/security', label: 'What a job can do' },
  diagramTitle:
    'Block diagram. The repository submits jobs to the server, and the server sends a check run back. The agent opens both connections to the server, one to ask for work and one to send events and artifacts. The agent is wired to each of four devices for console, power, and flashing.',
};

export const moving = {
  title: 'What you keep, replace, and add',
  lead: 'Move one board at a time, with the new lab next to the old one.',
  rows: [
    ['You keep', 'Your CI; LTP, kselftest, and Twister suites; pytest over the network; muxes, probes, and adapters.'],
    [
      'You replace',
      'A DIP and a flash driver take over from flashing scripts. The job queue and reservations take over from lock files and the spreadsheet.',
    ],
    ['You add', 'A server, ours or yours. A Linux host for the agent, with a PDU that no other system switches.'],
  ],
  link: { label: 'Bring a lab over', to: '/docs/how-to/bring-a-lab-over' },
} as const;

/** The size of the example lab, in boards, and how many of them share a host with 2 cores and 2 GB of memory. */
export const exampleLab = { boards: 60, boardsPerHost: 8 };

/** What the contracts say about the example lab: its server, a host’s disk in GiB, and the minor versions of a year. */
export type LabNeeds = { id: string; compute: string; disk: number; minors: number };

export const effort = {
  title: `What a lab of ${exampleLab.boards} boards takes`,
  lead: 'For Linux boards that boot from a card. Boards without a card slot also need a way into their loader. Example data: your own boards may differ.',
  rows: ({ id, compute, disk, minors }: LabNeeds): [name: string, text: string][] => {
    const { boards, boardsPerHost } = exampleLab;
    const hosts = Math.ceil(boards / boardsPerHost);
    return [
      [
        'Agent hosts',
        `${hosts} hosts. One with 2 cores and 2 GB of memory is enough for ${boardsPerHost} boards. Each needs up to ${disk} GiB of disk space in addition to the system, and its own PDU.`,
      ],
      ['At the boards', `${boards} outlets, ${boards} SD muxes, ${boards} console adapters`],
      ['Wiring', `About an hour per board, including the test of its outlet and parts: ${boards} hours in all`],
      [
        'In addition',
        'For each board type, an image, its tests, and two weeks in which the old lab keeps one board. For the first board, ten test runs in each lab.',
      ],
      [
        'Server',
        `Size ${id}: ${compute}. At 400 jobs a day, it needs a larger disk: the store alone takes 949\u00A0GB, and the backup takes 1.3\u00A0TB. On our hosted plans, we run it.`,
      ],
      ['Every month', 'A restore test on a spare host, if you run the server'],
      [
        'Upgrades',
        `${minors} minor versions in the last twelve months. An agent can be at most two minor versions behind its server.`,
      ],
    ];
  },
  link: { label: 'Plan a server', to: '/docs/self-hosted/scale' },
};
