import { execFileSync } from 'node:child_process';
import { readContract } from '../contracts/readContract';
import type { Releases } from '../reference/tables';

/**
 * Returns the output of a Git command.
 * @throws {Error} if the command fails, for example in a copy without history
 */
export function git(directory: string, ...words: string[]): string {
  return execFileSync('git', words, {
    cwd: directory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function commitDate(root: string): number | undefined {
  try {
    return Number(git(root, 'log', '-1', '--format=%ct').trim()) || undefined;
  } catch {
    return undefined;
  }
}

function releaseDate(root: string): number {
  const [newest] = readContract<Releases>(root, 'releases.json').releases;
  return Date.parse(String(newest?.date)) / 1000;
}

/**
 * Returns the source date, used instead of the current time so that builds are reproducible: `SOURCE_DATE_EPOCH`,
 * otherwise the last commit, otherwise the newest release in contracts/.
 * @returns seconds since 1970
 */
export function sourceDate(root: string): number {
  return Number(process.env.SOURCE_DATE_EPOCH) || commitDate(root) || releaseDate(root);
}
