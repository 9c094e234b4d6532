import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The sidebar of the documentation, in reading order. */
const sidebars: SidebarsConfig = {
  docs: [
    { type: 'doc', id: 'index', label: 'Documentation' },
    'how-it-works',
    'quick-start',
    {
      type: 'category',
      label: 'Install and boot',
      collapsible: false,
      items: ['how-to/create-dip', 'how-to/create-dip-rtos', 'how-to/create-install-job', 'how-to/create-dip-metrics'],
    },
    {
      type: 'category',
      label: 'Test and measure',
      collapsible: false,
      items: ['how-to/write-test', 'how-to/write-perf-test'],
    },
    {
      type: 'category',
      label: 'Send results',
      collapsible: false,
      items: [
        'how-to/upload-artifacts-from-a-job',
        'how-to/create-output-adapter',
        'integrations/github',
        'integrations/slack',
      ],
    },
    {
      type: 'category',
      label: 'Run labs and servers',
      collapsible: false,
      items: [
        'how-to/run-a-lab',
        'how-to/image-or-bench',
        'how-to/move-a-board',
        'how-to/after-a-leak',
        'self-hosted/setup',
        'self-hosted/run',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsible: false,
      items: [
        'reference/cli',
        'reference/cli/account',
        'reference/cli/projects',
        'reference/cli/dip',
        'reference/cli/package',
        'reference/cli/job',
        'reference/cli/device',
        'reference/cli/agent',
        'reference/cli/adapters',
        'reference/agentctl',
        'reference/benchloom-toolbelt',
        'reference/python-api',
        'reference/configuration/agent-config',
        'reference/configuration/dip-config',
        'reference/configuration/job-package-config',
      ],
    },
    'troubleshoot',
    'troubleshoot/console',
    'troubleshoot/power',
    'troubleshoot/flashing-and-usb',
    'troubleshoot/boot',
    'troubleshoot/queue-and-scheduling',
    'troubleshoot/server-and-agent',
    'troubleshoot/security-and-signing',
    'troubleshoot/logs-and-artifacts',
    'troubleshoot/tests-and-metrics',
    'troubleshoot/integrations-and-builds',
    'troubleshoot/api-requests',
    'release-notes',
  ],
};

export default sidebars;
