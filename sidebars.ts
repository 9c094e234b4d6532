import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The sidebar of the documentation, in reading order. */
const sidebars: SidebarsConfig = {
  docs: [
    { type: 'doc', id: 'index', label: 'Documentation' },
    'quick-start',
    {
      type: 'category',
      label: 'Troubleshoot',
      link: { type: 'doc', id: 'troubleshoot' },
      items: [
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
      ],
    },
    'how-it-works',
    {
      type: 'category',
      label: 'Install and boot',
      items: [
        'how-to/create-dip',
        'how-to/create-dip-rtos',
        'how-to/create-install-job',
        'how-to/network-boot',
        'how-to/ab-updates',
        'how-to/create-dip-metrics',
      ],
    },
    {
      type: 'category',
      label: 'Test and measure',
      items: [
        'how-to/write-test',
        'how-to/test-over-ssh',
        'how-to/existing-test-suites',
        'how-to/several-devices',
        'how-to/write-perf-test',
      ],
    },
    {
      type: 'category',
      label: 'Send results',
      items: [
        'how-to/upload-artifacts-from-a-job',
        'how-to/create-output-adapter',
        'integrations/github',
        'integrations/other-ci',
        'integrations/slack',
      ],
    },
    {
      type: 'category',
      label: 'Build a bench',
      items: [
        'how-to/connect-a-host',
        'how-to/first-job',
        'how-to/wire-a-board',
        'how-to/unsupported-pdu',
        'how-to/qemu',
      ],
    },
    {
      type: 'category',
      label: 'Keep it running',
      items: [
        'how-to/why-a-job-waits',
        'how-to/image-or-bench',
        'how-to/maintain-devices',
        'how-to/debug-a-board',
        'how-to/move-a-board',
        'how-to/operate-agents',
        'how-to/after-a-leak',
      ],
    },
    {
      type: 'category',
      label: 'Own the lab',
      items: ['self-hosted/users-and-roles'],
    },
    {
      type: 'category',
      label: 'Self-hosted server',
      items: [
        'self-hosted/setup',
        'self-hosted/tls',
        'self-hosted/air-gapped',
        'self-hosted/run',
        'self-hosted/back-up',
        'self-hosted/restore',
        'self-hosted/upgrade',
        'self-hosted/scale',
        'self-hosted/database-and-store',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        {
          type: 'category',
          label: 'CLI',
          link: { type: 'doc', id: 'reference/cli' },
          items: [
            'reference/cli/account',
            'reference/cli/projects',
            'reference/cli/dip',
            'reference/cli/package',
            'reference/cli/job',
            'reference/cli/device',
            'reference/cli/agent',
            'reference/cli/adapters',
          ],
        },
        'reference/agentctl',
        'reference/benchloom-toolbelt',
        'reference/python-api',
        'reference/configuration/agent-config',
        'reference/configuration/dip-config',
        'reference/configuration/job-package-config',
        'reference/configuration/server-config',
        'known-limits',
        'glossary',
      ],
    },
    'release-notes',
  ],
};

export default sidebars;
