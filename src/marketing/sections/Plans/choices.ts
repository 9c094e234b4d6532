import type { Choice, Order } from './order';

/** An option of the picker: its letter, name, meaning, and the words next to the code. */
type Option = { choice: Choice; name: string; text: string; decoded: string };

/** The code's three parts, in order. */
export const choices: readonly { part: keyof Order; legend: string; options: readonly Option[] }[] = [
  {
    part: 'server',
    legend: 'Server',
    options: [
      { choice: { part: 'server', letter: 'H' }, name: 'Hosted', text: 'We run it', decoded: 'hosted by us' },
      { choice: { part: 'server', letter: 'S' }, name: 'Self-hosted', text: 'You run it', decoded: 'hosted by you' },
    ],
  },
  {
    part: 'sharing',
    legend: 'Sharing',
    options: [
      {
        choice: { part: 'sharing', letter: '1' },
        name: 'Own server',
        text: 'Only your organization',
        decoded: 'own server',
      },
      {
        choice: { part: 'sharing', letter: 'M' },
        name: 'Shared server',
        text: 'With other organizations',
        decoded: 'shared server',
      },
    ],
  },
  {
    part: 'signIn',
    legend: 'Sign-in',
    options: [
      {
        choice: { part: 'signIn', letter: 'P' },
        name: 'Password',
        text: 'With authenticator code',
        decoded: 'password',
      },
      {
        choice: { part: 'signIn', letter: 'D' },
        name: 'Single sign-on',
        text: 'Your OIDC provider',
        decoded: 'single sign-on',
      },
    ],
  },
];
