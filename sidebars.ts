import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The sidebar of the documentation, in reading order. */
const sidebars: SidebarsConfig = {
  docs: [
    { type: 'doc', id: 'index', label: 'Documentation' },
    'how-it-works',
    'quick-start',
    {
      type: 'category',
      label: 'How-to guides',
      collapsible: false,
      items: [
        'how-to/create-dip',
        'how-to/create-dip-metrics',
        'how-to/create-dip-rtos',
        'how-to/create-install-job',
        'how-to/write-test',
        'how-to/write-perf-test',
        'how-to/upload-artifacts-from-a-job',
        'how-to/create-output-adapter',
        'how-to/run-a-lab',
      ],
    },
    {
      type: 'category',
      label: 'Integrations',
      collapsible: false,
      items: ['integrations/github', 'integrations/slack'],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsible: false,
      items: [
        'reference/cli',
        'reference/agentctl',
        'reference/benchloom-toolbelt',
        'reference/python-api',
        'reference/configuration/agent-config',
        'reference/configuration/dip-config',
        'reference/configuration/job-package-config',
      ],
    },
    {
      type: 'category',
      label: 'Self-hosted',
      collapsible: false,
      items: ['self-hosted/setup', 'self-hosted/run'],
    },
    'troubleshoot',
    'release-notes',
  ],
};

export default sidebars;
