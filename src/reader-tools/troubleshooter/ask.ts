import loadTexts from '@generated/reader-tools/default/entry-texts';
import {
  type FaultReport,
  type FoundEntry,
  findFaults,
  maxLineLength,
  maxLinesPerEntry,
} from '@site/src/matcher/matchLog';
import { loadSearch } from '@site/src/search/loadSearch';
import type { Hit } from '@site/src/search/ranking';
import type { Phase } from '@site/src/ui/phases/phases';
import { type EntrySummary, type EntryTexts, entries, entryOf, groups } from '../entry-index/entries';

/** An entry in an answer, with its lines, or with the terms by which the search found it. */
export type Found = { entry: EntrySummary; finding?: FoundEntry; terms?: Set<string> };

/** What the page says about the text. */
export type Answer = {
  /** `words`, `code`, and `exit` are what a reader types, and `closest` is text whose words aren't all in one entry. */
  kind: 'log' | 'message' | 'code' | 'words' | 'closest' | 'exit' | 'harmless' | 'nothing';
  /** The most likely cause in a log, or what the message means. `ended` is the entry that its lines led to. */
  first?: Found & { texts: EntryTexts; ended?: Found };
  others: Found[];
  /** The last error of a log in which no line is known, and the entry to continue with in its phase, if it has one. */
  last?: Found & { phase?: Phase | undefined };
  /** The page that answers words better than an entry. */
  page?: Hit;
  harmless: FaultReport['harmless'];
  /** Names in the log that commands can use. */
  ids: string[];
  lines: number;
};

/** The share of typed words that an entry must have to be close to them. */
const minAnswered = 0.5;

/** Signs of a tool's message. Its words are no guide to an entry, because words such as "failed" are in most of them. */
const messageSigns = /[:[\](){}"=*!]|\.$/;
const capitals = /[a-z].*\b[A-Z]{5,}\b|\b[A-Z]{5,}\b.*[a-z]/;

/** The entry to continue with in each phase. */
const nextEntries: Record<Phase, string> = {
  preparing: 'DOWNLOAD_FAILED',
  installing: 'FLASH_FAILED',
  booting: 'BOOT_TIMEOUT',
  running: 'TEST_FAILED',
  collecting: 'UPLOAD_FAILED',
  cleaning: 'CLEANUP_FAILED',
};

/** Maximum number of entries that are close to a message. */
const maxClose = 3;

/** Returns whether text is a log, which has several lines or one that's too long for a message. */
export function isLog(text: string): boolean {
  return text.length > maxLineLength || text.trim().includes('\n');
}

function found(findings: readonly FoundEntry[]): Found[] {
  return findings.flatMap((finding) => {
    const entry = entryOf(finding.id);
    return entry ? [{ entry, finding }] : [];
  });
}

/** Loads what an answer shows of its first entry. */
async function withTexts(found: Found | undefined): Promise<Answer['first']> {
  const group = groups.find(({ entries }) => found && entries.includes(found.entry));
  const texts = group && (await loadTexts[group.id]?.())?.default[found?.entry.id ?? ''];
  return found && texts && { ...found, texts };
}

/**
 * Returns the entry whose earlier line explains the end of a log. The first check of the entry that ended it leads there,
 * and the line names its cause.
 */
async function originOf(ended: Answer['first'], others: readonly Found[]): Promise<Answer['first']> {
  const end = ended?.finding?.at.at(-1) ?? 0;
  const next = ended?.texts.check.results?.map(({ entry }) => entry) ?? [];
  const origin = others.find(
    ({ entry, finding }) => finding?.cause && next.includes(entry.id) && (finding.at[0] ?? end) < end,
  );
  const first = await withTexts(origin);
  return first && { ...first, ended };
}

/** Returns the lines of two entries as one finding. */
function joined(one: FoundEntry, other: FoundEntry): FoundEntry {
  const at = [...new Set([...one.at, ...other.at])].toSorted((a, b) => a - b);
  const shown = new Map([...one.lines, ...other.lines].map((line) => [line.line, line]));
  const lines = at.flatMap((line) => shown.get(line) ?? []);
  return { ...one, at, lines: lines.slice(0, maxLinesPerEntry) };
}

/** Searches a log in a worker. */
async function searchLog(text: string, signal: AbortSignal): Promise<FaultReport> {
  const worker = new Worker(new URL('./troubleshooter.worker.ts', import.meta.url));
  const stop = () => worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FaultReport | undefined>) =>
        data ? resolve(data) : reject(new Error('The entries didn’t load.')),
      );
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      });
      worker.postMessage(text);
    });
  } finally {
    stop();
  }
}

async function askLog(text: string, signal: AbortSignal): Promise<Answer> {
  const { ended, others, lastError, harmless, lines } = await searchLog(text, signal);
  const next = lastError && entryOf(nextEntries[lastError.phase ?? 'running']);
  const last = next && { entry: next, finding: { ...next, ...lastError }, phase: lastError.phase };
  // A special case is more specific than its code, so the code's lines join those of the special case.
  const isGeneral = ({ id }: FoundEntry) => id === entryOf(ended?.id)?.code;
  const general = others.find(isGeneral);
  const [first] = found(ended ? [general ? joined(ended, general) : ended] : []);
  const listed = found(others.filter((other) => !isGeneral(other)));
  const top = await withTexts(first);
  const origin = await originOf(top, listed);
  const unknown = harmless.length > 0 ? 'harmless' : 'nothing';
  return {
    kind: first || listed.length > 0 ? 'log' : unknown,
    first: origin ?? top,
    others: origin?.ended ? [origin.ended, ...listed.filter(({ entry }) => entry !== origin.entry)] : listed,
    ...(last && { last }),
    harmless,
    ids: [...new Set(text.match(/\bjob_[a-z0-9]{12}\b/g))].slice(-1),
    lines,
  };
}

async function askMessage(text: string, baseUrl: string): Promise<Answer> {
  const { default: faults } = await import('@generated/reader-tools/default/fault-entries.json');
  const named = [text.toUpperCase(), ...(text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [])];
  const code = entries.find(({ id }) => named.includes(id));
  const explain = (flags?: 'i') => {
    const { ended, others, harmless } = findFaults(text, faults, flags);
    return { explained: found([...(ended ? [ended] : []), ...others]), harmless };
  };
  const exactly = explain();
  const isExact = code || exactly.explained.length > 0 || exactly.harmless.length > 0;
  // People type a line from memory in lower case.
  const { explained, harmless } = isExact ? exactly : explain('i');
  const isKnown = code || explained.length > 0 || harmless.length > 0;
  // Without the search, a known message still has its answer.
  const search = await loadSearch(baseUrl).catch((error: unknown) => {
    if (!isKnown) throw error;
  });
  const hits = (await search?.(text)) ?? [];
  const close = hits.flatMap(({ section, answered, terms }) => {
    const entry = entryOf(section.anchor);
    return entry && answered >= minAnswered ? [{ entry, answered, terms }] : [];
  });
  const page = hits.slice(0, 1).find(({ section, answered }) => answered === 1 && !entryOf(section.anchor));
  const answer = async (kind: Answer['kind'], first?: Found, before: Found[] = []): Promise<Answer> => {
    const listed = [...before, ...close].filter(({ entry }) => entry !== first?.entry);
    const others = listed.filter(({ entry }, index) => listed.findIndex((one) => one.entry === entry) === index);
    return { kind, first: await withTexts(first), others: others.slice(0, maxClose), harmless, ids: [], lines: 1 };
  };
  if (explained.length > 0 && code?.id !== text.toUpperCase()) return answer('message', explained[0], explained);
  if (code) {
    const special = entries.flatMap((entry) => (entry.code === code.id && entry !== code ? [{ entry }] : []));
    return { ...(await answer('code', { entry: code })), ...(special.length > 0 && { others: special }) };
  }
  if (harmless.length > 0) return { ...(await answer('harmless')), others: [] };
  if (messageSigns.test(text)) return { ...(await answer('nothing')), others: [] };
  // An exit code has many causes.
  if (/\bexit (?:code|status) \d/i.test(text)) return answer('exit');
  const exact = close.find(({ answered }) => answered === 1);
  if (page) return { ...(await answer('closest')), page };
  if (exact) return answer('words', exact);
  return answer(close.length > 0 && !capitals.test(text) ? 'closest' : 'nothing');
}

/**
 * Returns the answer to a code, a message, words, or a log.
 * @throws {Error} if a part of the search doesn't load
 */
export function ask(text: string, baseUrl: string, signal: AbortSignal): Promise<Answer> {
  return isLog(text) ? askLog(text, signal) : askMessage(text.trim(), baseUrl);
}

/** Returns all entries of an answer, first what ended the job. */
export function foundIn({ first, others }: Answer): Found[] {
  return first ? [first, ...others] : others;
}
