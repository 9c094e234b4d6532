import type { ConditionalPattern, FaultEntry } from '../../src/matcher/matchLog';
import type { Host } from '../../src/ui/CommandLine';
import { code } from '../lib/markdown';
import { sentence } from '../lib/sentence';

/** One action, and the command line that it takes. */
export type Step = { text: string; command?: string; on?: Host };

/** The step that restarts the agent. Its text is in `shared`. */
export type Load = { load: true };

/** A result of a check. Without a cause, an entry, or an action, the next check follows. */
export type Result = { result: string; causes?: string[]; entry?: string; then?: string; check?: number };

/** A question with its possible results, or a paragraph. */
export type Check = {
  question?: string;
  text?: string;
  handsOn?: true;
  command?: string;
  on?: Host;
  results?: Result[];
};

/** A cause, and its fix or the letter of the cause whose fix it shares. */
export type Cause = {
  letter: string;
  name: string;
  tell?: string;
  handsOn?: true;
  fix?: (Step | Load)[];
  fixOf?: string;
};

/** Names the cause that prints a line, or says why the line can't. */
type Origin = { cause?: string; general?: 'code' | 'several' | 'consequence' };

/** How to recognize the fault's lines in a log, and a sample of one. */
type LogPatterns = Pick<FaultEntry, 'recovers' | 'weight' | 'yieldsTo' | 'harmless'> & {
  patterns?: (string | ({ pattern: string } & Origin))[];
  conditional?: (Omit<ConditionalPattern, 'unlessLater'> & { unlessLater?: string } & Origin)[];
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
  /** True if a control run installs the image on another device, or the released DIP on this one. */
  installs?: true;
  check: Check[];
  /** Most likely first. The first one has the letter A. */
  causes: Cause[];
  /** Configuration keys, such as `agent:updates.mode`. */
  keys?: string[];
  seeAlso?: string[];
  /** Related sections of the site. */
  pages?: { title: string; to: string }[];
  since?: string;
  fixedIn?: string;
  log?: LogPatterns;
};

/** What many entries need. `to` is where a page explains it. */
export type Shared = {
  /** Expressions of lines that conditions name, such as `<booted>`. */
  ends: Record<string, string[]>;
  load: { name: string; effect: string; command: string; to: string };
  installs: { text: string; short: string; to: string };
  handsOn: { name: string; to: string };
};

/** The codes and symptoms in the contracts, and the order of their groups. */
export type ErrorCodes = {
  shared: Shared;
  groups: { id: string; title: string; about: string }[];
  entries: ErrorEntry[];
};

/** Returns whether an ID is a code, which the product prints, and not a symptom. */
export function isCode(id: string): boolean {
  return id === id.toUpperCase();
}

/** Returns the address of an entry on its group's page. */
export function entryAddress({ id, group }: Pick<ErrorEntry, 'id' | 'group'>, { groups }: ErrorCodes): string {
  return `/docs/troubleshoot/${groups.find(({ title }) => title === group)?.id}#${id}`;
}

/**
 * Returns a function that links the titles of entries and of their pages, which texts quote.
 * @param show writes a title as in the texts
 */
export function titleLinker(codes: ErrorCodes, show = (title: string) => title): (text: string) => string {
  const pages = codes.entries.flatMap((entry) => entry.pages ?? []);
  const titled = codes.entries.map((entry) => ({ title: entry.title, to: entryAddress(entry, codes) }));
  const addresses = new Map([...pages, ...titled].map(({ title, to }) => [show(title), to]));
  // An empty attribute also has two quotation marks.
  return (text) =>
    text.replace(/"([^"\n]*)"/g, (quoted, title) => {
      const to = addresses.get(title);
      return to ? `[${title}](${to})` : quoted;
    });
}

/**
 * Returns the steps of a cause's fix.
 * @throws {Error} if the cause shares the fix of a cause that has none
 */
export function fixOf({ fix, fixOf: letter }: Cause, { id, causes }: ErrorEntry): (Step | Load)[] {
  const steps = fix ?? causes.find((cause) => cause.letter === letter)?.fix;
  if (!steps) throw new Error(`contracts/error-codes.json: cause ${letter} of ${id} has no fix to share.`);
  return steps;
}

/** Returns a result as a sentence, for programs that read the check as text. */
function resultText({ result, causes, entry, then, check }: Result): string {
  const parts = [
    then,
    causes && `Start with cause${causes.length > 1 ? 's' : ''} ${causes.join(', ')}.`,
    entry && `See ${entry}.`,
    check && `Continue with check ${check}.`,
  ];
  return `${result}: ${parts.filter(Boolean).join(' ') || 'Continue with the next check.'}`;
}

/** Returns an entry as `/data/error-codes.json` shows it, with the check, the cause, and the fix also as text. */
export function publishedEntry(entry: ErrorEntry, { ends, load, installs }: Shared) {
  const { log, causes, check, ...facts } = entry;
  const loadStep: Step = {
    text: `${load.name}: check the file and restart the agent. The restart ${load.effect}.`,
    command: load.command,
  };
  const checks = check.map((each, index) => {
    const { question, text, results = [] } = each;
    const rule = index === 0 && entry.installs && installs.text;
    return { ...each, text: [rule, question, text, ...results.map(resultText)].filter(Boolean).join(' ') };
  });
  const fixes = causes.map((cause) => ({
    letter: cause.letter,
    steps: fixOf(cause, entry).map((step) => ('load' in step ? loadStep : step)),
  }));
  const stepText = ({ text, command }: Step) => (command ? `${text} ${code(command)}` : text);
  const steps = fixes.flatMap((fix) => fix.steps);
  return {
    ...facts,
    ...(/"handsOn"|device (?:power|test) /.test(JSON.stringify([check, causes])) && { hardware: true }),
    check: checks,
    causes: causes.map(({ fix: _, fixOf: __, ...cause }) => ({ ...cause, name: sentence(cause.name) })),
    fixes,
    ...(log && { log: publishedLog(log, ends) }),
    confirm: checks.map(stepText).join(' '),
    cause: causes.map(({ name, tell }) => [sentence(name), tell].filter(Boolean).join(' ')).join(' '),
    fix: steps.map(stepText),
    commands: [...new Set([...check, ...steps].flatMap(({ command }) => command ?? []))],
  };
}

/** Returns the expressions of a condition. Those that it names are lists in `ends`, which many conditions share. */
export function endsOf(condition: string, ends: Shared['ends']): string[] {
  return condition.split(/\|?<(\w+)>\|?/).flatMap((part, index) => (index % 2 === 1 ? (ends[part] ?? []) : part || []));
}

/** Returns an entry's log patterns without their causes. */
export function publishedLog({ patterns, conditional, ...log }: LogPatterns, ends: Shared['ends']) {
  return {
    ...(patterns && { patterns: patterns.map((each) => (typeof each === 'string' ? each : each.pattern)) }),
    ...(conditional && {
      conditional: conditional.map(({ cause: _, general: __, unlessLater, ...each }) => ({
        ...each,
        ...(unlessLater && { unlessLater: endsOf(unlessLater, ends).join('|') }),
      })),
    }),
    ...log,
  };
}
