import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Releases } from '../contracts/reference/tables';

/**
 * Returns the output of a Git command.
 * @throws {Error} if the command fails, for example in a copy without history
 */
export function git(directory: string, ...words: string[]): string {
  return execFileSync('git', words, {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
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
  const read = <Content>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content;
  const { version } = read<{ version: string }>('package.json');
  const { releases } = read<Releases>('contracts/releases.json');
  const date = releases.find((release) => release.version === version)?.date;
  if (!date) throw new Error(`contracts/releases.json has no date for ${version}.`);
  return Date.parse(date) / 1000;
}

/**
 * Returns the source date, used instead of the current time so that builds are reproducible: `SOURCE_DATE_EPOCH`,
 * otherwise the last commit, otherwise the release in contracts/.
 * @returns seconds since 1970
 * @throws {Error} if contracts/releases.json has no date for the version
 */
export function sourceDate(root: string): number {
  return Number(process.env.SOURCE_DATE_EPOCH) || commitDate(root) || releaseDate(root);
}
