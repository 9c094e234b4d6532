/** Removes a patch number of 0. */
function shortVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}

/** Returns "since" with the release that added a key, command, flag, or code. */
export function sinceText(version: string): string {
  return `since ${shortVersion(version)}`;
}

/** The release that deprecated something, until when it is still read, and what it is read as. */
export type Deprecation = { since: string; until: string; readAs: string };

/** Returns a deprecation as Markdown. */
export function deprecationText({ since, until }: Deprecation): string {
  return `**deprecated** ${sinceText(since)}, read until ${until}`;
}
