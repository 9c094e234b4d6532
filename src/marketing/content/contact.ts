import downloads from '@site/contracts/downloads.json';

/** A topic to write about, and what a message should contain. Backticks mark code. */
export type ContactCard = {
  id: string;
  title: string;
  text: string;
  /** The fields of the message, with what belongs in each. */
  parts?: readonly { title: string; text: string }[];
  /** A line that scrolls if it's long. */
  code?: { title: string; text: string };
  action: string;
  /** What to read first. */
  link?: { label: string; to: string };
};

export const contact = {
  label: 'Contact',
  title: 'One email is enough',
  description:
    'Write to us about plans and consulting, a problem with a job, or a security issue, and see what each message should contain.',
  lead: 'Each link opens an email with a subject and the fields listed below it, if any. Our email address:',
};

export const contactCards: readonly ContactCard[] = [
  {
    id: 'sales',
    title: 'Plans and consulting',
    text: 'Ask for a quote, or for help with a bench.',
    action: 'Email us about plans',
    parts: [
      { title: 'Devices', text: 'Which device types, and how many of each.' },
      { title: 'Flashing and power', text: 'How you flash each type and switch its power today.' },
      { title: 'CI', text: 'Which CI submits the jobs.' },
      { title: 'For consulting', text: 'What isn’t working today.' },
    ],
  },
  {
    id: 'support',
    title: 'A problem with a job',
    link: { label: 'Look it up in Troubleshoot', to: '/docs/troubleshoot' },
    text: 'first.',
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
    id: 'security',
    title: 'Security',
    text: 'Say which version has the problem, what an attacker needs, and how to reproduce it. Leave out tokens, keys, and other people’s data.',
    code: { title: 'Download key, to compare with the setup page', text: `\`${downloads.publicKey}\`` },
    action: 'Email us about security',
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    text: 'The site follows WCAG 2.2, level AA. If you can’t read or use a part of it, tell us the page, and which browser and assistive technology you use.',
    action: 'Email us about accessibility',
  },
];
