// The rules of Mozilla's HTTP Observatory (version 5) that a static site without cookies can meet or break.
// 100 points to begin with; a rule that applies adds its points; extra credit counts from 90 points on; A+ is 100 or more.

/** What the Observatory looks at: the headers of the start page, and its HTML. Header names are in lower case. */
export type Observed = { headers: Map<string, string>; html: string; origin: string };

type Rule = { name: string; points: number; applies: (observed: Observed, policy: Map<string, string[]>) => boolean };

const header = ({ headers }: Observed, name: string) => headers.get(name) ?? '';

function readPolicy(observed: Observed): Map<string, string[]> {
  const directives = header(observed, 'content-security-policy').split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

const sourcesOf = (policy: Map<string, string[]>, name: string) =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];
const broad = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/;
const unsafeInline = (policy: Map<string, string[]>) =>
  sourcesOf(policy, 'script-src').some((source) => broad.test(source) || /^(?:'unsafe-inline'|data:)$/.test(source)) ||
  sourcesOf(policy, 'object-src').some((source) => broad.test(source));
const unsafeEval = (policy: Map<string, string[]>) => [...policy.values()].flat().includes("'unsafe-eval'");
const unsafeStyle = (policy: Map<string, string[]>) =>
  sourcesOf(policy, 'style-src').some((source) => broad.test(source) || /^(?:'unsafe-inline'|data:)$/.test(source));
const insecureScheme = (policy: Map<string, string[]>) =>
  [...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source));
const safePolicy = (policy: Map<string, string[]>) =>
  ![unsafeInline, unsafeEval, unsafeStyle, insecureScheme].some((fault) => fault(policy));
const closedForms = (policy: Map<string, string[]>) =>
  (policy.get('form-action') ?? ['*']).every((source) => source === "'self'" || source === "'none'");
const maxAge = (observed: Observed) =>
  Number(/(?:^|;)\s*max-age=(\d+)/i.exec(header(observed, 'strict-transport-security'))?.[1] ?? Number.NaN);
const sixMonths = 15_552_000;
const scripts = ({ html }: Observed) => [...html.matchAll(/<script[^>]*\ssrc=["']?([^\s"'>]+)[^>]*>/g)];
const foreign = ({ origin }: Observed, address: string) => new URL(address, origin).origin !== origin;

/** Every rule with its points. */
export const observatoryRules: Rule[] = [
  { name: 'policy: none', points: -25, applies: (seen) => header(seen, 'content-security-policy') === '' },
  { name: 'policy: unsafe inline scripts or any source', points: -20, applies: (_, policy) => unsafeInline(policy) },
  { name: 'policy: unsafe-eval', points: -10, applies: (_, policy) => unsafeEval(policy) },
  { name: 'policy: insecure schemes', points: -20, applies: (_, policy) => insecureScheme(policy) },
  {
    name: "policy: safe, from default-src 'none', forms closed",
    points: 10,
    applies: (_, policy) => safePolicy(policy) && policy.get('default-src')?.[0] === "'none'" && closedForms(policy),
  },
  { name: 'transport security: none', points: -20, applies: (seen) => Number.isNaN(maxAge(seen)) },
  { name: 'transport security: less than six months', points: -10, applies: (seen) => maxAge(seen) < sixMonths },
  { name: 'nosniff: none', points: -5, applies: (seen) => header(seen, 'x-content-type-options') !== 'nosniff' },
  {
    name: 'frames: not refused',
    points: -20,
    applies: (seen, policy) =>
      !policy.has('frame-ancestors') && !/^(?:deny|sameorigin)$/i.test(header(seen, 'x-frame-options')),
  },
  {
    name: 'frames: refused by the policy',
    points: 5,
    applies: (_, policy) => /^'(?:none|self)'$/.test(policy.get('frame-ancestors')?.join(' ') ?? ''),
  },
  {
    name: 'referrer: private',
    points: 5,
    applies: (seen) =>
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        header(seen, 'referrer-policy'),
      ),
  },
  {
    name: 'referrer: unsafe',
    points: -5,
    applies: (seen) => /unsafe-url|downgrade/.test(header(seen, 'referrer-policy')),
  },
  {
    name: 'resources: only for the same origin',
    points: 10,
    applies: (seen) => /^same-(?:origin|site)$/.test(header(seen, 'cross-origin-resource-policy')),
  },
  {
    name: 'opener: only the same origin',
    points: 10,
    applies: (seen) => /^same-origin(?:-allow-popups)?$/.test(header(seen, 'cross-origin-opener-policy')),
  },
  {
    name: 'sharing: every origin with credentials',
    points: -50,
    applies: (seen) => header(seen, 'access-control-allow-credentials') === 'true',
  },
  {
    name: 'scripts of others without integrity',
    points: -5,
    applies: (seen) => scripts(seen).some(([tag, address = '']) => foreign(seen, address) && !/\sintegrity=/.test(tag)),
  },
  {
    name: 'scripts of others over plain HTTP',
    points: -50,
    applies: (seen) => scripts(seen).some(([, address = '']) => foreign(seen, address) && address.startsWith('http:')),
  },
  {
    name: 'cookie that is not secure',
    points: -20,
    applies: (seen) => seen.headers.has('set-cookie') && !/;\s*secure/i.test(header(seen, 'set-cookie')),
  },
];

/** The points of a page and the rules that gave or took them. */
export function observatoryScore(observed: Observed): { score: number; rules: string[] } {
  const policy = readPolicy(observed);
  const applied = observatoryRules.filter(({ applies }) => applies(observed, policy));
  const sum = (rules: Rule[]) => rules.reduce((total, { points }) => total + points, 0);
  const withoutExtra = Math.max(0, 100 + sum(applied.filter(({ points }) => points < 0)));
  const extra = withoutExtra >= 90 ? sum(applied.filter(({ points }) => points > 0)) : 0;
  return { score: withoutExtra + extra, rules: applied.map(({ name, points }) => `${points} ${name}`) };
}
