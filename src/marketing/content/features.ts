import type { GlyphName } from '@site/src/marketing/Glyph';
import adapter from './samples/adapters.py?highlighted';
import agent from './samples/agent.json?highlighted';
import test from './samples/can-loopback/main.py?highlighted';
import dip from './samples/dip.json?highlighted';
import performanceTest from './samples/idle-current/main.py?highlighted';
import jobPackage from './samples/job-package.json?highlighted';

/** One row of the Features page. `id` is its anchor; backticks in `text` mark code. */
export type Feature = {
  id: string;
  glyph: GlyphName;
  name: string;
  text: string;
  links: { label: string; to: string }[];
  /** Highlighted HTML of a file. */
  code: string;
};

export const features: Feature[] = [
  {
    id: 'device-image-packages',
    glyph: 'dip',
    name: 'Device image packages',
    text: 'A DIP is one tar file: manifest, SHA-256 checksums and signature first, then the payloads. An agent refuses a DIP for another device type, or an unsigned one where you require signatures, before it reads a payload. `provides` and `depends` declare what a DIP leaves on a device and what it expects there.',
    links: [
      { label: 'Create a DIP', to: '/docs/how-to/create-dip' },
      { label: 'Build real-time OS variants', to: '/docs/how-to/create-dip-rtos' },
    ],
    code: dip,
  },
  {
    id: 'job-queue',
    glyph: 'queue',
    name: 'Job queue',
    text: 'A job asks for a device type, tags and fixtures, and holds its device by a lease that no other job shares. `failed` is a verdict on your product, `errored` on the lab; only lab errors are retried by default. While flash is written, cancel and time-outs wait for the next safe point.',
    links: [
      { label: 'Create an install job', to: '/docs/how-to/create-install-job' },
      { label: 'Job package configuration', to: '/docs/reference/configuration/job-package-config' },
    ],
    code: jobPackage,
  },
  {
    id: 'tests',
    glyph: 'test',
    name: 'Tests',
    text: 'Tests are Python functions that run on the lab host, with the console, power, flash tool and sensors of the device. Without its fixture a test is skipped. If it passes only on a retry it is marked flaky; a quarantined test runs and never gates. `--simulate` runs the file without hardware.',
    links: [{ label: 'Write a test', to: '/docs/how-to/write-test' }],
    code: test,
  },
  {
    id: 'performance',
    glyph: 'perf',
    name: 'Performance',
    text: 'Boot time, image size, current and your own values are stored per DIP and device type. The baseline is the last 20\u00a0samples of the last released DIP. A value regresses if its median is worse than the baseline by more than the tolerance and lies outside the minimum and maximum of the baseline.',
    links: [
      { label: 'Write a performance test', to: '/docs/how-to/write-perf-test' },
      { label: 'Collect DIP metrics', to: '/docs/how-to/create-dip-metrics' },
    ],
    code: performanceTest,
  },
  {
    id: 'output-adapters',
    glyph: 'adapter',
    name: 'Output adapters',
    text: 'A job is a stream of events, one JSON object per line. Built-in adapters write it as JUnit, TAP\u00a014 or JSON Lines; a Python class or an executable in your package writes anything else. An adapter that fails is a warning and never changes the outcome. Artifacts are kept for 30\u00a0days by default.',
    links: [
      { label: 'Create an output adapter', to: '/docs/how-to/create-output-adapter' },
      { label: 'Upload artifacts from a job', to: '/docs/how-to/upload-artifacts-from-a-job' },
    ],
    code: adapter,
  },
  {
    id: 'self-hosted-agent',
    glyph: 'agent',
    name: 'Self-hosted agent',
    text: 'The agent runs on a Linux host beside the devices and asks for work over outbound HTTPS; the server never connects to it. A heartbeat every 15\u00a0s renews its leases. Cut off from the server, a job keeps running until its lease expires, 180\u00a0s after the last renewal, and its events follow on reconnect.',
    links: [
      { label: 'Agent configuration', to: '/docs/reference/configuration/agent-config' },
      { label: 'Operate an agent with agentctl', to: '/docs/reference/agentctl' },
    ],
    code: agent,
  },
];
