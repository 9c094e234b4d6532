import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { referenceNames } from '../documents/expandReferences';

/** Returns true if the full Git history is available, and false for a shallow clone or a copy without history. */
export function hasFullHistory(siteDirectory: string): boolean {
  const words = ['rev-parse', '--is-shallow-repository'];
  try {
    const printed = execFileSync('git', words, { cwd: siteDirectory, encoding: 'utf8', stdio: 'pipe' });
    return printed.trim() === 'false';
  } catch {
    return false;
  }
}

const framework = getVcsPreset('git-eager');
const referenceTag = new RegExp(`^<(?:${referenceNames.join('|')})\\b`, 'm');

/**
 * The framework's dates of pages, which are those of their files' last commits. A page made from contracts or React has
 * no date, because its file doesn't change when its text does.
 */
export const pageChanges: VcsConfig = {
  ...framework,
  // The sitemap asks for every page, with paths relative to the project.
  getFileLastUpdateInfo: async (file) =>
    !/\.mdx?$/.test(file) || referenceTag.test(readFileSync(file, 'utf8'))
      ? null
      : framework.getFileLastUpdateInfo(path.resolve(file)),
};
