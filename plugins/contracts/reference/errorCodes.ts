import { blocks, code, heading, joinFacts, prose } from './markdown';
import { sinceText } from './since';

/** One action, and the command line that it takes. */
export type Step = { text: string; command?: string; on?: 'your machine' | 'agent host' | 'server' | 'board' };

/** How to recognize the fault's lines in a log. Patterns match one line at a time. */
export type LogPatterns = {
  patterns?: string[];
  /** Patterns that count only under a condition; contracts/schema/error-codes.schema.json describes each. */
  conditional?: { pattern: string; unless?: string; unlessLater?: string }[];
  /** True if logs often go on after these lines. */
  recovers?: true;
  /** Entries that explain the same lines better. */
  yieldsTo?: string[];
  /** Lines that look like this fault, but are normal. */
  harmless?: { pattern: string; reason: string }[];
  sample: string;
};

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
  /** True if a check or a fix switches power or touches a board, a card, or a cable. */
  hardware?: true;
  check: Step[];
  /** Most likely first. The first one has the letter A. */
  causes: { name: string; tell?: string }[];
  /** One for each cause, in the same order. */
  fixes: { letter: string; steps: Step[] }[];
  /** Configuration keys, such as `agent:updates.mode`. */
  keys?: string[];
  seeAlso?: string[];
  /** Related sections of the site. */
  pages?: { title: string; to: string }[];
  since?: string;
  fixedIn?: string;
  log?: LogPatterns;
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

/** Returns the address of an entry on its group's page. */
export function entryAddress({ id, group }: Pick<ErrorEntry, 'id' | 'group'>, { groups }: ErrorCodes): string {
  return `/docs/troubleshoot/${groups.find(({ title }) => title === group)?.id}#${id}`;
}

/** Returns a link to the entry with the given ID. The link shows a code's ID or a symptom's title. */
function linkTo(id: string, codes: ErrorCodes): string {
  const entry = codes.entries.find((candidate) => candidate.id === id);
  return entry ? `[${prose(isCode(id) ? id : entry.title)}](${entryAddress(entry, codes)})` : prose(id);
}

/** Returns a step as one text, with its command in code. */
function stepText({ text, command }: Step): string {
  return command ? `${text} ${code(command)}` : text;
}

/** Returns an entry's check, causes, and fixes as plain texts, and the commands in them. */
export function entryTexts({ check, causes, fixes }: ErrorEntry) {
  const steps = fixes.flatMap((fix) => fix.steps);
  return {
    confirm: check.map(stepText).join(' '),
    cause: causes.map(({ name, tell }) => [name, tell].filter(Boolean).join(' ')).join(' '),
    fix: steps.map(stepText),
    commands: [...new Set([...check, ...steps].flatMap(({ command }) => command ?? []))],
  };
}

/** Returns links to related entries and sections, except for codes that the entry's text already links to. */
function related(entry: ErrorEntry, codes: ErrorCodes) {
  const { code: parent, symptom, seeAlso = [], pages = [] } = entry;
  const { confirm, cause, fix } = entryTexts(entry);
  const texts = [symptom, confirm, cause, ...fix].join(' ');
  const isNamed = (id: string) => id === parent || (isCode(id) && new RegExp(`\\b${id}\\b`).test(texts));
  return [
    ...seeAlso.filter((id) => !isNamed(id)).map((id) => linkTo(id, codes)),
    ...pages.map(({ title, to }) => `[${prose(title)}](${to})`),
  ].join(', ');
}

/** Returns an entry's kind, and its effect on the job and the device. */
function codeFacts(entry: ErrorEntry, codes: ErrorCodes): (string | false | undefined)[] {
  const { kind, outcome, phases = [], httpStatus, since, fixedIn, code: parent } = entry;
  return [
    kinds[kind],
    parent && `reported as ${linkTo(parent, codes)}`,
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

/** The letters of causes. */
const letters = 'ABCDEFGH';

/** Returns numbered steps as an indented list, or a single one as text. */
function stepList(steps: Step[], indent = '  '): string {
  const [first, ...others] = steps.map((step) => prose(stepText(step)));
  return others.length === 0
    ? ` ${first}`
    : [first, ...others].map((step, index) => `\n${indent}${index + 1}. ${step}`).join('');
}

/** Returns one text, or a list of texts with the letters of their causes. */
function letterList(texts: string[]): string {
  return texts.length === 1
    ? `${texts[0]}`
    : texts.map((text, index) => `\n  - **${letters[index]}.**${text}`).join('');
}

const takeDevice =
  'These steps switch power or touch cables. [Take the device first](/docs/how-to/look-after-devices#take-the-device).';

/** @throws {Error} if the entry's fixes don't match its causes */
function entryText(entry: ErrorEntry, codes: ErrorCodes): string {
  const { id, title, symptom, hardware, check, causes, fixes } = entry;
  if (fixes.map(({ letter }) => letter).join('') !== letters.slice(0, causes.length))
    throw new Error(`contracts/error-codes.json: ${id} needs one fix for each cause, with the letters from A.`);
  const causeTexts = causes.map(({ name, tell }) => ` ${prose([name, tell].filter(Boolean).join(' '))}`);
  const indent = fixes.length === 1 ? '  ' : '    ';
  const fixTexts = fixes.map(({ steps }) => stepList(steps, indent));
  const links = related(entry, codes);
  return blocks([
    heading(2, isCode(id) ? `${prose(title)} ${code(id)}` : prose(title), id),
    `<Facts>${joinFacts(codeFacts(entry, codes))}</Facts>`,
    hardware && takeDevice,
    '<Case>',
    [
      `- **Seen** ${prose(symptom)}`,
      `- **Check**${stepList(check)}`,
      `- **Cause**${letterList(causeTexts)}`,
      `- **Fix**${letterList(fixTexts)}`,
    ].join('\n'),
    '</Case>',
    links && `See also ${links}.`,
  ]);
}

/** Returns one group's symptoms and codes as Markdown, each with symptom, check, cause, and fix. */
export function errorCodes(codes: ErrorCodes, group: string): string {
  const title = codes.groups.find(({ id }) => id === group)?.title;
  return blocks(codes.entries.filter((entry) => entry.group === title).map((entry) => entryText(entry, codes)));
}
