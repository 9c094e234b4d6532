// Made by src/build/highlighting: the highlighted HTML of a file.
declare module '*?highlighted' {
  const html: string;
  export default html;
}

// Written by src/search/plugin.ts before the bundle is made.
declare module '@generated/search-index/default/files.json' {
  /** Paths below the base URL. */
  const files: { pages: string; addresses: string };
  export default files;
}

// The framework's own declaration of Markdown modules has the component alone.
declare module '*.mdx' {
  import type { Props } from '@theme/TOC';

  export const toc: Props['toc'];
}

// Used by scripts/images.
declare module 'subset-font' {
  /** Cuts a font down to the characters of a text; `variationAxes` pins its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
