/** A topic to write about, and what a message should contain. Backticks mark code. */
export type ContactCard = {
  id: string;
  title: string;
  text: string;
  parts: readonly { title: string; text: string }[];
  action: string;
  /** What to read first. */
  link?: { label: string; to: string };
};

export const contact = {
  label: 'Contact',
  title: 'One email is enough',
  description:
    'Write to Benchloom about plans and consulting, a problem with a job, or a security issue, and see which details to include in each message.',
  lead: 'Include the details below, and we can answer without asking you for more. Our address:',
};

export const contactCards: readonly ContactCard[] = [
  {
    id: 'sales',
    title: 'Plans and consulting',
    text: 'Ask for a quote, or for help with a bench. Tell us:',
    action: 'Email us about plans',
    parts: [
      { title: 'Devices', text: 'Which device types, and how many of each.' },
      { title: 'Flashing and power', text: 'How you flash each type and switch its power today.' },
      { title: 'CI', text: 'Which CI submits the jobs.' },
      { title: 'For consulting', text: 'What goes wrong today.' },
    ],
  },
  {
    id: 'support',
    title: 'A problem with a job',
    link: { label: 'Look it up in Troubleshoot', to: '/docs/troubleshoot' },
    text: 'first. If that doesn’t help, send us:',
    action: 'Email us about a job',
    parts: [
      { title: 'Job', text: 'Its ID (`job_` followed by 12 characters) and its reason code.' },
      {
        title: 'Diagnosis',
        text: 'The file that `agentctl diagnose` writes on the agent host. The configuration in it is redacted, but look through it before you send it.',
      },
      { title: 'Versions', text: 'Run `agentctl version` for the agent, and `benchloom doctor` for the server.' },
      { title: 'Change', text: 'What has changed since the job last worked.' },
    ],
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    text: 'The site follows WCAG 2.2, level AA. If you can’t read or use a part of it, tell us:',
    action: 'Email us about accessibility',
    parts: [
      { title: 'Page', text: 'Its address, and what you wanted to do.' },
      { title: 'Browser', text: 'Its name, and your screen reader or other assistive technology.' },
    ],
  },
  {
    id: 'security',
    title: 'Security',
    text: 'Report a security problem without tokens, keys, or other people’s data. Tell us:',
    action: 'Email us about security',
    parts: [
      { title: 'Version', text: 'The version that has the problem.' },
      { title: 'Attacker', text: 'What an attacker needs.' },
      { title: 'Steps', text: 'How to reproduce the problem.' },
    ],
  },
];

export const releaseKey = {
  id: 'release-key',
  title: 'Release signing key',
  text: 'Use this minisign public key to verify every download. Before you first trust it, compare it with the copy on the setup page.',
  link: { label: 'Verify a download', to: '/docs/self-hosted/setup#release-key' },
};
