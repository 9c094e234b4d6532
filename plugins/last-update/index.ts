import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { contractsOf } from '../contracts/expandReferences';
import { git } from './sourceDate';

/** Returns true if the full Git history is available, and false for a shallow clone or a copy without history. */
export function hasFullHistory(siteDirectory: string): boolean {
  try {
    return git(siteDirectory, 'rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    return false;
  }
}

/** Returns the time of each file's last commit in milliseconds, by path in `siteDirectory`. Calls Git only once. */
function readChanges(siteDirectory: string): Map<string, number> {
  const changes = new Map<string, number>();
  let time = 0;
  const log = '-c core.quotePath=false log --relative --format=%n@%ct --name-only'.split(' ');
  for (const line of git(siteDirectory, ...log).split('\n')) {
    if (/^@\d+$/.test(line)) time = Number(line.slice(1)) * 1000;
    else if (line && !changes.has(line)) changes.set(line, time);
  }
  return changes;
}

/**
 * Returns the framework's hook for a page's last change, which is the last commit to the page's file or to a contract
 * shown on the page. The hook returns null if Git doesn't track the file.
 */
export function pageChanges(siteDirectory: string): VcsConfig {
  let changes: Map<string, number> | undefined;
  return {
    // The framework requires each hook to take one argument.
    initialize(_site) {},
    getFileCreationInfo: async (_file) => null,
    async getFileLastUpdateInfo(file) {
      changes ??= readChanges(siteDirectory);
      const page = path.relative(siteDirectory, file);
      if (!changes.has(page)) return null;
      const contracts = contractsOf(readFileSync(file, 'utf8'), siteDirectory).map((name) => `contracts/${name}`);
      return { timestamp: Math.max(...[page, ...contracts].map((source) => changes?.get(source) ?? 0)), author: '' };
    },
  };
}
