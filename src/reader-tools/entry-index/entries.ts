import groups from '@generated/reader-tools/default/entry-groups.json';
import type { Host } from '@site/src/ui/CommandLine';
import { phases } from '@site/src/ui/phases/phases';

/** What the page shows of an entry. */
export type EntrySummary = {
  /** The code or, if there's none, a slug. Also the entry's anchor. */
  id: string;
  /** The entry's address on its group's page. */
  to: string;
  title: string;
  /** Its code, or the one that the product reports for the symptom. Empty if there's none. */
  code: string;
  /** The job's outcome, a label such as "warning", or the HTTP status. Empty if the entry has none of these. */
  outcome: string;
  /** Whether the job is retried. Empty if the entry isn't the reason of a job. */
  retry: string;
  /** Job states in which the entry appears, or `any`. Empty if the entry isn't about a job. */
  phases: string[];
};

/** One action, with its command. */
export type Action = { text?: string; command?: string; on?: Host };

/** Where readers learn how to take the device before they touch it. */
type HandsOn = { handsOn?: { name: string; to: string } };

/** What an answer shows of an entry besides its summary: the first check, and all causes with their fixes. */
export type EntryTexts = {
  check: Action & HandsOn & { results?: { result: string; causes?: string[]; entry?: string; then?: string }[] };
  causes: (HandsOn & { letter: string; name: string; fix: Action[] })[];
};

/** A group of entries, in page order. */
export type EntryGroup = { id: string; title: string; entries: EntrySummary[] };

export { groups };

export const entries = groups.flatMap((group) => group.entries);

/** Returns the entry of a code or a slug, if there is one. */
export const entryOf = (id: string | undefined): EntrySummary | undefined => entries.find((entry) => entry.id === id);

/** The job phases by which readers can filter. */
export const places = ['queued', ...phases.map(({ name }) => name)];

/** Returns whether an entry appears in a phase, or in the whole list if `phase` is empty. */
export function isIn({ phases }: EntrySummary, phase: string): boolean {
  const names = phase === 'queued' ? ['queued', 'reserved', 'any'] : [phase, 'any'];
  return phase === '' || phases.some((name) => names.includes(name));
}
