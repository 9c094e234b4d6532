import { blocks, code, heading, joinFacts, prose } from './markdown';
import { sinceText } from './since';

/** An entry of contracts/error-codes.json. */
export type ErrorEntry = {
  id: string;
  code?: string;
  kind: 'job-reason' | 'test-code' | 'warning' | 'wait-reason' | 'api-error' | 'symptom';
  group: string;
  title: string;
  class?: 'product' | 'infrastructure' | 'configuration' | 'user';
  phases?: string[];
  outcome?: string;
  healthCost?: boolean;
  retriedByDefault?: boolean;
  httpStatus?: number;
  symptom: string;
  searchWords: string[];
  confirm: string;
  cause: string;
  fix: string[];
  /** Configuration keys, such as `agent:updates.mode`. */
  keys?: string[];
  seeAlso?: string[];
  /** Related sections of the site. */
  pages?: { title: string; to: string }[];
  since?: string;
  fixedIn?: string;
  /** Patterns that each match a log line, and a sample log that contains such lines. */
  log?: { patterns: string[]; sample: string };
};

/** The codes and symptoms in the contracts, and the order of their groups. */
export type ErrorCodes = { groups: { id: string; title: string; about: string }[]; entries: ErrorEntry[] };

const kinds: Record<ErrorEntry['kind'], string> = {
  'job-reason': 'job reason',
  'test-code': 'test code',
  warning: 'warning',
  'wait-reason': 'wait reason',
  'api-error': 'API error',
  symptom: 'symptom',
};

function isCode(id: string): boolean {
  return id === id.toUpperCase();
}

/** Returns a link to the entry with the given ID. The link shows a code's ID or a symptom's title. */
function linkTo(id: string, entries: ErrorEntry[]): string {
  const title = entries.find((entry) => entry.id === id)?.title;
  return `[${prose(isCode(id) ? id : (title ?? id))}](/docs/troubleshoot#${id})`;
}

/** Returns links to related entries and sections, except for codes that the entry's text already links to. */
function related(
  { code: parent, symptom, confirm, cause, fix, seeAlso = [], pages = [] }: ErrorEntry,
  entries: ErrorEntry[],
) {
  const texts = [symptom, confirm, cause, ...fix].join(' ');
  const isNamed = (id: string) => id === parent || (isCode(id) && new RegExp(`\\b${id}\\b`).test(texts));
  return [
    ...seeAlso.filter((id) => !isNamed(id)).map((id) => linkTo(id, entries)),
    ...pages.map(({ title, to }) => `[${prose(title)}](${to})`),
  ].join(', ');
}

/** Returns an entry's kind, and its effect on the job and the device. */
function codeFacts(entry: ErrorEntry, entries: ErrorEntry[]): (string | false | undefined)[] {
  const { kind, outcome, phases = [], httpStatus, since, fixedIn, code: parent } = entry;
  return [
    kinds[kind],
    parent && `reported as ${linkTo(parent, entries)}`,
    httpStatus !== undefined && `HTTP status ${httpStatus}`,
    outcome,
    entry.class,
    phases.join(', '),
    entry.retriedByDefault && 'retried once',
    entry.healthCost && 'lowers device health',
    since && sinceText(since),
    fixedIn && `fixed in ${fixedIn}`,
  ];
}

function entryText(entry: ErrorEntry, entries: ErrorEntry[]): string {
  const { id, title, symptom, confirm, cause, fix } = entry;
  const steps = fix.length > 1 ? fix.map((step, index) => `\n  ${index + 1}. ${prose(step)}`) : fix.map(prose);
  const links = related(entry, entries);
  return blocks([
    heading(3, isCode(id) ? `${prose(title)} ${code(id)}` : prose(title), id),
    `<Facts>${joinFacts(codeFacts(entry, entries))}</Facts>`,
    '<Case>',
    [
      `- **Seen** ${prose(symptom)}`,
      `- **Check** ${prose(confirm)}`,
      `- **Cause** ${prose(cause)}`,
      `- **Fix** ${steps.join('')}`,
    ].join('\n'),
    '</Case>',
    links && `See also ${links}.`,
  ]);
}

/** Returns all symptoms and codes by group as Markdown, each with symptom, check, cause, and fix. */
export function errorCodes({ groups, entries }: ErrorCodes): string {
  return blocks(
    groups.flatMap(({ id, title, about }) => [
      heading(2, prose(title), id),
      prose(about),
      ...entries.filter(({ group }) => group === title).map((entry) => entryText(entry, entries)),
    ]),
  );
}
