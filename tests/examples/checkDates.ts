import { findCalls } from './checkBash';
import type { Contracts } from './contracts';
import type { CodeBlock, Page } from './readPages';
import { lineInPage } from './readPages';
import type { Finding } from './report';

/** The day on which the examples of the documentation happen. */
export const exampleDay = '2026-11-20';

/** Files of a job whose time is not that of its artifacts, with its limit. */
const otherLimits: Record<string, string> = {
  'agent.log': 'log-retention',
  'console.log': 'log-retention',
  'console.raw': 'log-retention',
  'results/events.jsonl': 'event-retention',
};

/**
 * Makes the check of the dates on which something expires: counted from the day of the examples, they must be the
 * retention that limits.json or a sample of the page states.
 * @param contracts limits
 * @param pages all pages; one of them may release the DIP that another one uses
 */
export function createDateCheck(contracts: Contracts, pages: Page[]): (page: Page) => Finding[] {
  const days = (id: string) => Number(contracts.limits.get(id)?.value);
  const released = new Set(pages.flatMap((page) => dipsOf(contracts, page, 'dip-promote')));
  return (page) => {
    const isReleased = dipsOf(contracts, page, 'job-submit').some((dip) => released.has(dip));
    const artifacts = [days(isReleased ? 'released-retention' : 'artifact-retention')];
    const chosen = numbersOf(page, 'retention_days');
    const allowedFor = (file: string) => {
      const limit = otherLimits[file];
      return limit ? [days(limit)] : [...artifacts, ...chosen];
    };
    const dips = [days('dip-retention'), ...numbersOf(page, 'days')];
    const longest = days('test-quarantine-days');
    return page.blocks.flatMap((block) => {
      const finding = (offset: number, reason: string, fix: string): Finding => {
        return { file: page.file, line: lineInPage(block, offset), kind: 'fact', reason, fix };
      };
      if (block.language === 'json') {
        return expiriesIn(block.value, /"expires": *"([\d-]{10})"/g)
          .filter(({ kept }) => kept > longest)
          .map(({ offset, kept }) =>
            finding(offset, `expires after ${kept} days`, `${longest} at most: limits.json, test-quarantine-days`),
          );
      }
      if (block.language !== 'text') return [];
      const rows = rowsOf(block).map(({ path, ...expiry }) => ({ ...expiry, allowed: allowedFor(path), name: path }));
      const fields = expiriesIn(block.value, /^ *expires?:? +([\d-]{10})\b/gim).map((expiry) => ({
        ...expiry,
        allowed: dips,
        name: 'the DIP',
      }));
      return [...rows, ...fields]
        .filter(({ kept, allowed }) => !allowed.includes(kept))
        .map(({ offset, kept, allowed, name }) =>
          finding(
            offset,
            `${name} expires ${kept} days after ${exampleDay}, but is kept for ${allowed.join(' or ')}`,
            isReleased ? 'another page releases this DIP: correct the date, or use another DIP' : 'correct the date',
          ),
        );
    });
  };
}

/** The DIPs that the calls of a command name with their version. */
function dipsOf(contracts: Contracts, { blocks }: Page, command: string): string[] {
  const path = contracts.trees.get('benchloom')?.commands.find(({ id }) => id === command)?.path ?? [];
  return blocks
    .filter(({ language }) => language === 'bash')
    .flatMap(({ value }) => findCalls(contracts, value))
    .filter(({ words }) => path.length > 0 && path.every((part, index) => words[index] === part))
    .flatMap(({ words }) =>
      command === 'dip-promote' ? words.slice(path.length) : [words[words.indexOf('--dip') + 1]],
    )
    .filter((word) => /^[a-z][\w-]*@\d/.test(word ?? ''))
    .map((word) => word ?? '');
}

/** The numbers of a key in the JSON samples of a page. */
function numbersOf({ blocks }: Page, key: string): number[] {
  return blocks
    .filter(({ language }) => language === 'json')
    .flatMap(({ value }) => [...value.matchAll(new RegExp(`"${key}": *(\\d+)`, 'g'))])
    .map(([, number]) => Number(number));
}

type Expiry = { offset: number; kept: number };

/** The rows of a list of artifacts: a table with the columns PATH and EXPIRES. */
function rowsOf({ value }: CodeBlock): (Expiry & { path: string })[] {
  if (!/^PATH\b.*\bEXPIRES$/m.test(value)) return [];
  return expiriesIn(value, /^\S+ .* ([\d-]{10})$/gm).map((expiry) => ({
    ...expiry,
    path: /^\S+/.exec(value.slice(expiry.offset))?.[0] ?? '',
  }));
}

function expiriesIn(text: string, pattern: RegExp): Expiry[] {
  return [...text.matchAll(pattern)].map(({ 1: date = '', index }) => ({
    offset: index,
    kept: (Date.parse(date) - Date.parse(exampleDay)) / 86_400_000,
  }));
}
