import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Releases = { releases: { version: string; date: string }[] };

function commitDate(root: string): number | undefined {
  try {
    const printed = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(printed.trim()) || undefined;
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
 * Returns the source date, used instead of the current time so that builds are reproducible:
 * SOURCE_DATE_EPOCH, or the last commit, or the release in contracts/.
 * @returns seconds since 1970
 * @throws {Error} if contracts/releases.json has no date for the version
 */
export function sourceDate(root: string): number {
  return Number(process.env.SOURCE_DATE_EPOCH) || commitDate(root) || releaseDate(root);
}
