import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { contractsOf } from '../documents/expandReferences';
import { git } from './sourceDate';

/** Returns true if the full Git history is available, and false for a shallow clone or a copy without history. */
export function hasFullHistory(siteDirectory: string): boolean {
  try {
    return git(siteDirectory, 'rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    return false;
  }
}

/**
 * Returns the framework's hook for a page's last change, which is the last commit to the page's file or to a contract
 * shown on the page. The hook returns null if Git doesn't track the file.
 */
export function pageChanges(siteDirectory: string): VcsConfig {
  const changes = getVcsPreset('git-eager');
  return {
    ...changes,
    async getFileLastUpdateInfo(file) {
      const own = await changes.getFileLastUpdateInfo(file);
      if (!own) return null;
      const contracts = contractsOf(readFileSync(file, 'utf8'), siteDirectory).map((name) =>
        changes.getFileLastUpdateInfo(path.join(siteDirectory, 'contracts', name)),
      );
      const times = (await Promise.all(contracts)).map((change) => change?.timestamp ?? 0);
      return { ...own, timestamp: Math.max(own.timestamp, ...times) };
    },
  };
}
