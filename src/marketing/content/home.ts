import { company } from '@site/src/lib/company';
import type { IconName } from '../Icon';

export const hero = {
  lead: company.summary,
  caption:
    'One submission, three jobs. One board’s SD mux dropped off USB, so its job ran again on a different board. Example data.',
};

/** A product part, and the first job state in which it acts. */
type Feature = {
  icon: IconName;
  state: 'queued' | 'preparing' | 'installing' | 'booting' | 'running' | 'collecting';
  title: string;
  text: string;
};

/** In the order in which the product parts act. */
export const features = {
  title: 'From build to check run, without touching a board',
  lead: 'Every key, command, and reason code is documented, so you can see how all six parts work before you install anything.',
  link: { to: '/features', label: 'What each part does, and its limits' },
  items: [
    {
      icon: 'queue',
      state: 'queued',
      title: 'Job queue',
      text: 'Ask for a type of board, not a particular board. The queue finds an idle board, healthy ones first, and tells you why jobs wait.',
    },
    {
      icon: 'agent',
      state: 'preparing',
      title: 'Agent in your lab',
      text: 'Your boards stay in your lab. One process on a Linux host runs them, and asks our server, or yours, for work.',
    },
    {
      icon: 'dip',
      state: 'installing',
      title: 'Device image packages',
      text: 'An image for a different type of board is rejected. One versioned file holds the image, its checksums, and a definition of a good boot.',
    },
    {
      icon: 'perf',
      state: 'booting',
      title: 'Performance',
      text: 'Measure boot time, current, or memory for every build, and see what got worse since the last release.',
    },
    {
      icon: 'test',
      state: 'running',
      title: 'Tests',
      text: 'Write plain Python functions. Each test gets the board’s console, a power switch, and sensors.',
    },
    {
      icon: 'adapter',
      state: 'collecting',
      title: 'Output adapters',
      text: 'Get results as JUnit, TAP, or JSON Lines. For any other format, write one Python class.',
    },
  ] satisfies readonly Feature[],
};

export const verdicts = {
  title: 'Your change or the lab? A red check says where to look first.',
  lead: 'When a probe drops off USB at 2 a.m., the check says so. A bug on one board shows even if another has a lab error.',
  note: 'Some faults look the same from outside: a worn card, a weak supply, or a loose cable can keep a board from booting.',
  link: { to: '/docs/how-to/image-or-bench', label: 'Two control runs tell them apart' },
};

export const bench = {
  title: 'What your bench can be made of',
  lead: 'Supported hardware and operating systems, each with its name in the configuration.',
  notes: [
    {
      text: 'If your PDU isn’t listed, you can connect it through a small HTTP bridge. No other unlisted hardware is supported.',
      link: { to: '/docs/how-to/unsupported-pdu#unsupported-pdu', label: 'Use a PDU that has no driver' },
    },
    {
      text: 'Submit jobs from any CI, and keep your pytest, LTP, kselftest, and Twister suites. Results go to GitHub, to Slack, or into a file.',
      link: { to: '/docs/integrations/other-ci', label: 'Use GitLab CI, Jenkins, or another CI' },
    },
  ],
};

export const runner = {
  title: 'Try it without a board, a server, or an account',
  lead: (change: string) => `Run one test in simulation and watch it pass. Then ${change} and watch it fail.`,
  starters: 'Or start from',
};
