import type { OwnerFacts } from '@site/src/lib/ownerFacts';

export const signup = {
  label: 'Start a free trial',
  description:
    'What to have ready for a free trial of Benchloom: a Linux host, one wired device, and an image that boots. Or start without a board, in simulation.',
  title: 'Sign up now, wire a board later',
  lead: 'Create an account in the Benchloom application, or run your first test in simulation, without one.',
  withHardware: 'If you have a board, get these ready',
  needs: [
    {
      title: 'A Linux host',
      text: 'It runs the agent, which connects to the server over outbound HTTPS. You don’t have to open a port for the server.',
    },
    {
      title: 'One device, wired to the host',
      text: 'A console is enough if your tests don’t install an image. To install one, the device also needs a flash driver.',
    },
    {
      title: 'An image that’s known to boot',
      text: 'If your first job doesn’t pass, you’ll know to check the wiring, not the image.',
    },
  ],
  ask: 'Ask us before you sign up',
  nextTitle: 'Then follow one of these',
  next: [
    { label: 'Quick start', to: '/docs/quick-start', text: 'No board yet: your first tests in simulation.' },
    { label: 'First job', to: '/docs/how-to/first-job', text: 'An nRF52840 DK on USB: about 15 minutes, plus builds.' },
    { label: 'Wire a board', to: '/docs/how-to/wire-a-board', text: 'A board that boots from a card: about an hour.' },
  ],
};

/** Says how long a trial is, what it's limited to, and on which terms. */
export const trialNote = ({ trial }: OwnerFacts): string =>
  trial ?? 'Length, limits, and terms of the trial are on request.';
