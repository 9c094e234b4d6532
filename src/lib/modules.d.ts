// Made by src/build/highlighting: the highlighted HTML of a file.
declare module '*?highlighted' {
  const html: string;
  export default html;
}

// Written by src/search/plugin.ts before bundling.
declare module '@generated/search-index/default/files.json' {
  /** Paths below the base URL. */
  const files: { pages: string; addresses: string };
  export default files;
}

// The framework's declaration of Markdown modules lacks `toc`.
declare module '*.mdx' {
  import type { Props } from '@theme/TOC';

  export const toc: Props['toc'];
}

// Used by scripts/images.
declare module 'subset-font' {
  /** Reduces a font to the characters of a text; `variationAxes` fixes its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}

declare module '*?runnable' {
  /** Id of the sample, and its highlighted HTML with the Run button. */
  const sample: { id: string; html: string };
  export default sample;
}

/** The framework's entry, see src/build/stagedStart. */
declare module 'framework-entry';
