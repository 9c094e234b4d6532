import { company } from '@site/src/lib/company';
import type { IconName } from '@site/src/marketing/Icon';
import type { TerminalLine } from '@site/src/marketing/Terminal';
import type { Segment } from '@site/src/marketing/TimingDiagram/model';
import sensorTemperature from './samples/sensor-temperature/main.py?runnable';

/** The hero's text. */
export const hero = {
  lead: company.summary,
  caption: 'One submission, four jobs. Drag the cursor to see the bench at any second. Example data.',
};

/** A product part, at the job state in which it acts. */
type Feature = {
  icon: IconName;
  state: 'queued' | 'preparing' | 'installing' | 'booting' | 'running' | 'collecting';
  title: string;
  text: string;
  link: { to: string; label: string };
};

/** In the order in which they act. */
export const features = {
  title: 'Everything between a build and a result',
  lead: 'Six parts, documented down to the last key. Read it all before you install anything.',
  link: { to: '/features', label: 'See the file behind each part' },
  items: [
    {
      icon: 'queue',
      state: 'queued',
      title: 'Job queue',
      text: 'Ask for a device type, tags and fixtures, not for a cable. The server picks an idle, healthy device, and shows why a job has to wait.',
      link: { to: '/docs/reference/cli#job-submit', label: 'Submit a job with the CLI' },
    },
    {
      icon: 'agent',
      state: 'preparing',
      title: 'Self-hosted agent',
      text: 'One process on a Linux host owns the devices of a bench. It asks the server for work over outbound HTTPS, so the lab opens no port.',
      link: { to: '/docs/how-to/run-a-lab', label: 'Run a lab' },
    },
    {
      icon: 'dip',
      state: 'installing',
      title: 'Device image packages',
      text: 'One versioned file holds the payloads, their checksums, the boot patterns and the metrics, for Linux, Zephyr, FreeRTOS, or ThreadX.',
      link: { to: '/docs/how-to/create-dip', label: 'Create a device image package' },
    },
    {
      icon: 'perf',
      state: 'booting',
      title: 'Performance runs',
      text: 'Measure boot time, current or memory over repeated runs, and compare each build with the last release on the same device type.',
      link: { to: '/docs/how-to/write-perf-test', label: 'Write a performance test' },
    },
    {
      icon: 'test',
      state: 'running',
      title: 'Tests on hardware',
      text: 'Tests are Python functions with a console, a power switch and sensors to hand. They run on the agent host, beside the board.',
      link: { to: '/docs/how-to/write-test', label: 'Write a test' },
    },
    {
      icon: 'adapter',
      state: 'collecting',
      title: 'Output adapters',
      text: 'Results leave as JUnit XML, TAP or JSON Lines. For any other format, write one Python class.',
      link: { to: '/docs/how-to/create-output-adapter', label: 'Create an output adapter' },
    },
  ] satisfies readonly Feature[],
};

type Verdict = {
  outcome: 'failed' | 'errored';
  meaning: string;
  /** Reason codes with this outcome, as examples. */
  codes: readonly string[];
  segments: readonly Segment[];
  diagramTitle: string;
  facts: readonly { name: string; value: string }[];
};

export const verdicts = {
  title: 'Your change or the lab? A red check shows which.',
  lead: 'A loose cable isn’t a bug. Every outcome keeps the two apart, so a resetting hub doesn’t send you hunting through your code, and a lab error on one board never hides a bug found on another.',
  end: 100,
  items: [
    {
      outcome: 'failed',
      meaning: 'The product didn’t do what the job asks.',
      codes: ['TEST_FAILED', 'KERNEL_PANIC', 'BOOT_TIMEOUT'],
      segments: [
        { phase: 'preparing', start: 2, end: 7, kind: 'preparing' },
        { phase: 'installing', start: 7, end: 32, kind: 'installing' },
        { phase: 'booting', start: 32, end: 48, kind: 'booting' },
        { phase: 'TEST_FAILED', start: 48, end: 84, kind: 'failed' },
        { phase: 'collecting', start: 84, end: 91, kind: 'collecting' },
        { phase: 'cleaning', start: 91, end: 97, kind: 'cleaning' },
      ],
      diagramTitle: 'A job that fails with TEST_FAILED in the running phase, then collects and cleans.',
      facts: [
        { name: 'Retry', value: 'None by default. A failed test never causes a job retry.' },
        { name: 'Device health', value: 'Doesn’t count against the device.' },
        { name: 'Check run', value: 'Failure, with the failed tests as annotations.' },
        { name: 'CLI exit code', value: '1' },
      ],
    },
    {
      outcome: 'errored',
      meaning: 'The lab, or the job’s own configuration, got in the way. Nothing is proved about the product.',
      codes: ['FLASH_NO_PROBE', 'CONSOLE_SILENT', 'POWER_FAILED'],
      segments: [
        { phase: 'preparing', start: 2, end: 7, kind: 'preparing' },
        { phase: 'FLASH_NO_PROBE', start: 7, end: 53, kind: 'errored' },
        { phase: 'collecting', start: 53, end: 60, kind: 'collecting' },
        { phase: 'cleaning', start: 60, end: 66, kind: 'cleaning' },
      ],
      diagramTitle: 'A job that stops with FLASH_NO_PROBE in the installing phase, then collects and cleans.',
      facts: [
        { name: 'Retry', value: 'Once after a lab error, on another device if one matches.' },
        { name: 'Device health', value: 'Suspect if the error counts against it. Quarantined after three in a row.' },
        { name: 'Check run', value: 'Failure. The title names the kind of error.' },
        { name: 'CLI exit code', value: '3' },
      ],
    },
  ] satisfies readonly Verdict[],
  link: { to: '/docs/troubleshoot', label: 'All reason codes, with cause and fix' },
};

export const journey = {
  title: 'How a job travels',
  lead: 'From a commit to a real device and back to the pull request. Each arrow shows who opens the connection: nothing connects into the lab.',
  diagramTitle:
    'Block diagram. The repository submits jobs to the server, and the server sends a check run back. The agent opens both of its connections to the server: to ask for work, and to send events and artifacts. The agent is wired to each of four devices by console, power, and flash.',
};

type Connector = {
  icon: IconName;
  title: string;
  text: string;
  link: { to: string; label: string };
};

export const integrations = {
  title: 'Works with the tools you have',
  lead: 'GitHub and Slack are built in. For anything else, write an output adapter: one short file.',
  items: [
    {
      icon: 'github',
      title: 'GitHub',
      text: 'Submit jobs from a workflow. Each job group reports one check run on the commit.',
      link: { to: '/docs/integrations/github', label: 'Set up GitHub' },
    },
    {
      icon: 'slack',
      title: 'Slack',
      text: 'One message per job group, updated in place. Rules send it to the channel that needs to know.',
      link: { to: '/docs/integrations/slack', label: 'Set up Slack' },
    },
  ] satisfies readonly Connector[],
};

export const docsTeaser = {
  title: 'Try it without a board, a server or an account',
  lead: 'Write one test and watch it pass and fail in simulation.',
  links: [
    { to: '/docs/quick-start', label: 'Quick start', kind: 'tutorial' },
    { to: '/docs/how-to/create-dip', label: 'Create a device image package', kind: 'how-to' },
    { to: '/docs/how-to/write-test', label: 'Write a test', kind: 'how-to' },
    { to: '/docs/reference/configuration/agent-config', label: 'Agent configuration', kind: 'reference' },
    { to: '/docs/troubleshoot', label: 'Troubleshoot', kind: 'by symptom' },
    { to: '/signup', label: 'What you need for a trial', kind: 'with hardware' },
  ],
  code: sensorTemperature,
  resultTitle: 'Result. Example data.',
  resultLabel: 'Console: result of the test',
  result: [
    { kind: 'command', text: 'benchloom job results job_w4k7' },
    [
      { kind: 'output', text: 'board_temperature  ' },
      { kind: 'ok', text: 'passed' },
      { kind: 'output', text: '  4.2 s' },
    ],
    [
      { kind: 'dim', text: '  temp  ' },
      { kind: 'output', text: '52.4 degC' },
      { kind: 'dim', text: '  maximum 70  ' },
      { kind: 'ok', text: 'pass' },
    ],
  ] satisfies readonly TerminalLine[],
};
