// Written by src/plugins/searchIndex.ts before the bundle is made.
declare module '@generated/search-index/default/files.json' {
  /** Paths below the base URL. */
  const files: { pages: string; addresses: string };
  export default files;
}
