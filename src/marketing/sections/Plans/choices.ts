export type PlanName = 'Team' | 'Lab' | 'Self-hosted';

/** The answers to the picker's questions. */
export type Answers = {
  server: 'hosted' | 'self-hosted';
  sharing: 'own' | 'shared';
  login: 'password' | 'single-sign-on';
};

/** An answer to one question. */
export type Choice = { [Part in keyof Answers]: { part: Part; value: Answers[Part] } }[keyof Answers];

/** An option in the picker, with its name and its meaning. */
type Option = { choice: Choice; name: string; text: string };

/** The three questions. */
export const choices: readonly { part: keyof Answers; legend: string; options: readonly Option[] }[] = [
  {
    part: 'server',
    legend: 'Who runs the server?',
    options: [
      { choice: { part: 'server', value: 'hosted' }, name: 'Benchloom', text: 'Hosted by us' },
      { choice: { part: 'server', value: 'self-hosted' }, name: 'You', text: 'Self-hosted' },
    ],
  },
  {
    part: 'sharing',
    legend: 'Who shares the server?',
    options: [
      { choice: { part: 'sharing', value: 'own' }, name: 'No one', text: 'Your own server' },
      {
        choice: { part: 'sharing', value: 'shared' },
        name: 'Other organizations',
        text: 'A shared server, no single sign-on',
      },
    ],
  },
  {
    part: 'login',
    legend: 'How do people log in?',
    options: [
      { choice: { part: 'login', value: 'password' }, name: 'Password', text: 'With an authenticator code' },
      { choice: { part: 'login', value: 'single-sign-on' }, name: 'Single sign-on', text: 'Your OIDC provider' },
    ],
  },
];

/** Returns the plan for the answers, or undefined if they don't determine it. */
export function planOf({ server, sharing }: Partial<Answers>): PlanName | undefined {
  if (server === 'self-hosted') return 'Self-hosted';
  if (sharing === 'shared') return 'Team';
  return server && sharing && 'Lab';
}

/**
 * Returns the answers after a choice. A shared server is never self-hosted and has no single sign-on, so a choice can
 * change the other answers. `changed` is the kind of server that this needs, or undefined if nothing else changed.
 */
export function choose(
  answers: Partial<Answers>,
  choice: Choice,
): { answers: Partial<Answers>; changed?: Answers['sharing'] } {
  const wanted = { ...answers, [choice.part]: choice.value };
  if (wanted.sharing !== 'shared' || (wanted.server !== 'self-hosted' && wanted.login !== 'single-sign-on'))
    return { answers: wanted };
  return choice.part === 'sharing'
    ? { answers: { server: 'hosted', sharing: 'shared', login: 'password' }, changed: 'shared' }
    : { answers: { ...wanted, sharing: 'own' }, changed: 'own' };
}
