import type { Phase } from '@site/src/components/phases/phases';
import type { IconName } from '../Icon';
import agent from './samples/agent.json?highlighted';
import test from './samples/can-loopback/main.py?highlighted';
import dip from './samples/dip.json?highlighted';
import performanceTest from './samples/idle-current/main.py?highlighted';
import jobPackage from './samples/job-package.json?highlighted';
import adapter from './samples/report.sh?highlighted';

/** A row on the Features page. `id` is its anchor. Backticks in `text` mark code. */
export type Feature = {
  id: string;
  icon: IconName;
  name: string;
  /** The job phases in which the feature works. */
  phases: readonly Phase[];
  text: string;
  links: { label: string; to: string }[];
  /** The highlighted HTML of a file. */
  code: string;
};

export const featuresHead = {
  title: 'Features',
  lead: 'Six parts take a build to a verdict. For each part, see what it does for you, a file you’d write, and its limits.',
};

export const features: Feature[] = [
  {
    id: 'device-image-packages',
    icon: 'dip',
    name: 'Device image packages',
    phases: ['installing', 'booting'],
    text: 'An image for the wrong type of board is rejected before a byte is written. If you require signatures, unsigned images are rejected, too. A device image package (DIP) is one tar file that holds the manifest, SHA-256 checksums, and signature, followed by the payloads.',
    links: [
      { label: 'Create a DIP', to: '/docs/how-to/create-dip' },
      { label: 'Build real-time OS variants', to: '/docs/how-to/create-dip-rtos' },
    ],
    code: dip,
  },
  {
    id: 'job-queue',
    icon: 'queue',
    name: 'Job queue',
    phases: ['preparing', 'installing', 'booting', 'running', 'collecting', 'cleaning'],
    text: 'No one has to own a board. A job asks for a device type, tags, or special wiring, and gets an idle device to itself. Healthy devices are used first. By default, jobs are retried only after lab errors. Canceling a job never interrupts a flash write; the cancellation takes effect between payloads.',
    links: [
      { label: 'Create an install job', to: '/docs/how-to/create-install-job' },
      { label: 'Job package configuration', to: '/docs/reference/configuration/job-package-config' },
    ],
    code: jobPackage,
  },
  {
    id: 'tests',
    icon: 'test',
    name: 'Tests',
    phases: ['running'],
    text: 'Write plain Python. A test can use the board’s console, power, flash tool, and sensors. With `--simulate`, the same file runs without hardware. A test is skipped if its fixture is missing, and marked flaky if it passes only on a retry. A quarantined test runs but doesn’t affect the outcome.',
    links: [{ label: 'Write a test', to: '/docs/how-to/write-test' }],
    code: test,
  },
  {
    id: 'performance',
    icon: 'perf',
    name: 'Performance',
    phases: ['booting', 'running'],
    text: 'Find out about a slower build on the day you build it. A value counts as a regression only if it’s worse than the baseline by more than the tolerance, and also worse than every baseline sample. Boot time, image size, current, and your own values are stored for each DIP and device type.',
    links: [
      { label: 'Write a performance test', to: '/docs/how-to/write-perf-test' },
      { label: 'Collect DIP metrics', to: '/docs/how-to/create-dip-metrics' },
    ],
    code: performanceTest,
  },
  {
    id: 'output-adapters',
    icon: 'adapter',
    name: 'Output adapters',
    phases: ['collecting'],
    text: 'Get reports in the format you need. Built-in adapters write JUnit, TAP, and JSON Lines. For any other format, add a Python class or an executable to your package. If an adapter fails, the job gets a warning and keeps its outcome.',
    links: [
      { label: 'Create an output adapter', to: '/docs/how-to/create-output-adapter' },
      { label: 'Upload artifacts from a job', to: '/docs/how-to/upload-artifacts-from-a-job' },
    ],
    code: adapter,
  },
  {
    id: 'self-hosted-agent',
    icon: 'agent',
    name: 'Self-hosted agent',
    phases: ['preparing', 'installing', 'booting', 'running', 'collecting', 'cleaning'],
    text: 'The server never connects to your lab. The agent runs on a Linux host next to the devices and asks for work over outbound HTTPS. If the connection drops, a job keeps running until its lease expires. When the agent is back online, it sends the job’s events.',
    links: [
      { label: 'Agent configuration', to: '/docs/reference/configuration/agent-config' },
      { label: 'Operate an agent with agentctl', to: '/docs/reference/agentctl' },
    ],
    code: agent,
  },
];
