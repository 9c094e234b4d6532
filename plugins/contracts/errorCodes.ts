import type { FaultEntry } from '../../src/matcher/matchLog';
import type { Host } from '../../src/ui/CommandLine';
import { code } from '../lib/markdown';

/** One action, and the command line that it takes. */
export type Step = { text: string; command?: string; on?: Host };

/** How to recognize the fault's lines in a log, and a sample of one. */
type LogPatterns = Pick<FaultEntry, 'conditional' | 'recovers' | 'yieldsTo' | 'harmless'> & {
  patterns?: string[];
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

/** Returns whether an ID is a code, which the product prints, and not a symptom. */
export function isCode(id: string): boolean {
  return id === id.toUpperCase();
}

/** Returns the address of an entry on its group's page. */
export function entryAddress({ id, group }: Pick<ErrorEntry, 'id' | 'group'>, { groups }: ErrorCodes): string {
  return `/docs/troubleshoot/${groups.find(({ title }) => title === group)?.id}#${id}`;
}

/** Returns a step as one string, with its command in code. */
function stepText({ text, command }: Step): string {
  return command ? `${text} ${code(command)}` : text;
}

/** Returns an entry's check, causes, and fixes as plain text, and the commands in them. */
export function entryTexts({ check, causes, fixes }: ErrorEntry) {
  const steps = fixes.flatMap((fix) => fix.steps);
  return {
    confirm: check.map(stepText).join(' '),
    cause: causes.map(({ name, tell }) => [name, tell].filter(Boolean).join(' ')).join(' '),
    fix: steps.map(stepText),
    commands: [...new Set([...check, ...steps].flatMap(({ command }) => command ?? []))],
  };
}
