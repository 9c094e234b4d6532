// The highlighted HTML of a file, made by plugins/documents/highlight.
declare module '*?highlighted' {
  const html: string;
  export default html;
}

// plugins/finish/searchIndex/index.ts writes this file before bundling.
declare module '@generated/search-index/default/files.json' {
  /** Paths relative to the base URL. */
  const files: { pages: string };
  export default files;
}

// The framework's declaration of Markdown modules lacks `toc`.
declare module '*.mdx' {
  import type { Props } from '@theme/TOC';

  export const toc: Props['toc'];
}
