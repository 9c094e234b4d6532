/** A topic to write about, and what a message should contain. Backticks mark code. */
export type ContactCard = {
  id: string;
  title: string;
  text: string;
  parts: readonly { title: string; text: string }[];
  action: string;
  link?: { label: string; to: string };
};

export const contact = {
  title: 'Contact',
  description:
    'Write to Benchloom about plans and consulting, a problem with a job, or a security issue, and see which details to include in each message.',
  lead: 'Email us about sales, support, or security. Include the details below so that we can answer without asking you for more.',
};

export const salesCard: ContactCard = {
  id: 'sales',
  title: 'Plans and consulting',
  text: 'Ask for a quote, or for help with a bench. Tell us:',
  action: 'Email us about plans',
  parts: [
    { title: 'Devices', text: 'Which device types, and how many of each.' },
    { title: 'Flashing', text: 'SD card, fastboot, debug probe, or bootloader, and the tool you use.' },
    { title: 'Wiring', text: 'Power by PDU, by relay, or by hand; console over UART, RTT, or SWO.' },
    { title: 'Server', text: 'Hosted by us or by you, and which CI submits the jobs.' },
    { title: 'Today', text: 'What you run now, who starts it, and what goes wrong.' },
  ],
};

export const problemCard: ContactCard = {
  id: 'support',
  title: 'A problem with a job',
  text: 'First, look up the symptom in Troubleshoot to find its cause and fix. If that doesn’t help, send us:',
  parts: [
    { title: 'Job', text: 'Its ID (`job_` followed by 12 characters) and its reason code.' },
    {
      title: 'Diagnosis',
      text: 'The file that `agentctl diagnose` writes on the agent host. The configuration in this file is redacted, but look through the file before you send it.',
    },
    {
      title: 'Versions',
      text: 'The agent’s version (run `agentctl version`) and the server’s version (run `benchloom doctor`).',
    },
    { title: 'Change', text: 'What has changed since the job last worked.' },
  ],
  action: 'Email us about a job',
  link: { label: 'Troubleshoot first', to: '/docs/troubleshoot' },
};

export const security = {
  id: 'security',
  title: 'Security',
  action: 'Email us about security',
  text: 'Report a security problem by email. Include the version, what an attacker needs, and the steps to reproduce the problem. Leave out tokens, keys, and other people’s data.',
};

export const privacyLink = { label: 'Privacy notice: what we do with your message', to: '/privacy-notice' };

export const accessibility = {
  id: 'accessibility',
  title: 'Accessibility',
  action: 'Email us about accessibility',
  text: 'If you can’t read or use a part of this site, email us. Tell us the page, what you wanted to do, your browser, and your screen reader or other assistive technology. The site follows WCAG 2.2, level AA.',
};

export const releaseKey = {
  id: 'release-key',
  title: 'Release signing key',
  text: 'Use this minisign public key to verify every download. Before you first trust it, compare it with the copy on the setup page.',
  link: { label: 'Verify a download', to: '/docs/self-hosted/setup#release-key' },
};

export const contactSections = [salesCard, problemCard, accessibility, security].map(({ id, title }) => ({
  id,
  name: title,
}));
