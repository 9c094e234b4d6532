import type { Choice, Order } from './order';

/** An option in the picker, with its name, its meaning, and the words next to the code. */
type Option = { choice: Choice; name: string; text: string; decoded: string };

/** The three questions, in the order of the letters in the code. */
export const choices: readonly { part: keyof Order; legend: string; options: readonly Option[] }[] = [
  {
    part: 'server',
    legend: 'Who runs the server?',
    options: [
      { choice: { part: 'server', letter: 'H' }, name: 'Benchloom', text: 'Hosted by us', decoded: 'hosted by us' },
      { choice: { part: 'server', letter: 'S' }, name: 'You', text: 'Self-hosted', decoded: 'hosted by you' },
    ],
  },
  {
    part: 'sharing',
    legend: 'Who shares the server?',
    options: [
      { choice: { part: 'sharing', letter: '1' }, name: 'No one', text: 'Your own server', decoded: 'own server' },
      {
        choice: { part: 'sharing', letter: 'M' },
        name: 'Other organizations',
        text: 'A shared server, no single sign-on',
        decoded: 'shared server',
      },
    ],
  },
  {
    part: 'signIn',
    legend: 'How do people log in?',
    options: [
      {
        choice: { part: 'signIn', letter: 'P' },
        name: 'Password',
        text: 'With an authenticator code',
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
