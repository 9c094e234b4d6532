/** The path of the release notes' Atom feed, relative to the base URL. */
export const releaseFeed = 'feeds/releases.atom';
