/** The feeds for the release notes. `file` is the path relative to the base URL. */
export const feeds = [
  { title: 'Releases (Atom)', type: 'application/atom+xml', file: 'feeds/releases.atom' },
  { title: 'Releases (JSON Feed)', type: 'application/feed+json', file: 'feeds/releases.json' },
] as const;
