/** An entry in the browser's local storage that the site can read or write. */
export type StorageKey = {
  key: string;
  /** What the value stands for. */
  purpose: string;
  /** When the site writes the value, and what happens to an existing value. */
  written: string;
};

/** All local storage keys of the site, shown in the privacy notice. A test checks that a visit creates no others. */
export const storageKeys: StorageKey[] = [
  {
    key: 'theme',
    purpose: 'The colors you prefer.',
    written: 'Never, because the site has only one look. An existing value is ignored and removed.',
  },
  {
    key: 'docs-preferred-version-default',
    purpose: 'The version of the documentation you prefer.',
    written: 'Never, because there’s only one version. A value that isn’t a known version is removed.',
  },
  {
    key: 'docusaurus.announcement.dismiss',
    purpose: 'Whether you’ve closed a banner.',
    written: 'Never, because there’s no banner.',
  },
];
