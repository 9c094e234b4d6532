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
  text: string;
  link: { label: string; to: string };
  /** The highlighted HTML of a file. */
  code: string;
};

export const featuresHead = {
  label: 'Features',
  title: 'From build to verdict in six parts',
  lead: 'For each part, see what it does for you and a file you’d write.',
};

/** In the order in which the parts act in a job. */
export const features: Feature[] = [
  {
    id: 'job-queue',
    icon: 'queue',
    name: 'Job queue',
    text: 'No one has to own a board. A job asks for a device type, tags, or special wiring, and gets an idle device to itself. Healthy devices are used first. By default, jobs are retried only after lab errors. Canceling a job never interrupts a flash write; the cancellation takes effect between payloads.',
    link: { label: 'Configure a job package', to: '/docs/reference/configuration/job-package-config' },
    code: jobPackage,
  },
  {
    id: 'self-hosted-agent',
    icon: 'agent',
    name: 'Self-hosted agent',
    text: 'The server never connects to your lab. The agent runs on a Linux host next to the devices and asks for work over outbound HTTPS. If the connection drops, a job keeps running until its lease expires. When the agent is back online, it sends the job’s events.',
    link: { label: 'Connect a host', to: '/docs/how-to/connect-a-host' },
    code: agent,
  },
  {
    id: 'device-image-packages',
    icon: 'dip',
    name: 'Device image packages',
    text: 'Benchloom checks the board type before it writes a byte, so an image for a different type isn’t written. It rejects unsigned images if you tell it to. One tar file, the device image package (DIP), holds the manifest, checksums, signature, and payloads.',
    link: { label: 'Create a DIP', to: '/docs/how-to/create-dip' },
    code: dip,
  },
  {
    id: 'performance',
    icon: 'perf',
    name: 'Performance',
    text: 'Find out about a slower build on the day you build it. A value counts as a regression only if it’s worse than the baseline by more than the tolerance, and also worse than every baseline sample. Boot time, image size, current, and your own values are stored for each DIP and device type.',
    link: { label: 'Write a performance test', to: '/docs/how-to/write-perf-test' },
    code: performanceTest,
  },
  {
    id: 'tests',
    icon: 'test',
    name: 'Tests',
    text: 'If you can write a Python function, you can write a test. It gets the board’s console, power, flash tool, and sensors, and the same file runs on your laptop with `--simulate`. A test that passes only on a retry is marked flaky, so the problem stays visible. If you know that a test is broken, quarantine it. It keeps running and reporting, but it can’t block anyone.',
    link: { label: 'Write a test', to: '/docs/how-to/write-test' },
    code: test,
  },
  {
    id: 'output-adapters',
    icon: 'adapter',
    name: 'Output adapters',
    text: 'Get reports in the format you need. Built-in adapters write JUnit, TAP, and JSON Lines. For any other format, add a Python class or an executable to your package. If an adapter fails, the job gets a warning and keeps its outcome.',
    link: { label: 'Create an output adapter', to: '/docs/how-to/create-output-adapter' },
    code: adapter,
  },
];
