import { prose } from '../lib/markdown';

/** Returns "since" and the release that added a key, command, flag, or code. Omits a patch number of 0. */
export function sinceText(version: string): string {
  return `since ${version.replace(/^(\d+\.\d+)\.0$/, '$1')}`;
}

/** A deprecation: its first release, the last release or file format that reads the old name, and the new name. */
export type Deprecation = { since: string; last: string; readAs: string };

/** Returns a deprecation as Markdown. `replacement` is the Markdown for the new name. */
export function deprecationText({ since, last }: Deprecation, replacement: string): string {
  return `**Deprecated** ${sinceText(since)}. Use ${replacement}. ${prose(last)} is the last version that supports the old name.`;
}
