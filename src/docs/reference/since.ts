/** A release as readers name it: the patch is left out where it is 0. */
function shortVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}

/** The release that brought a key, command, flag or code, in words. */
export function sinceText(version: string): string {
  return `since ${shortVersion(version)}`;
}

/** Since when something is deprecated and how long it is read, and as what. */
export type Deprecation = { since: string; until: string; readAs: string };

/** A deprecation in words. */
export function deprecationText({ since, until }: Deprecation): string {
  return `**deprecated** ${sinceText(since)}, read until ${until}`;
}
