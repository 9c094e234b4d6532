// Made by src/build/highlighting: the highlighted HTML of a file.
declare module '*?highlighted' {
  const html: string;
  export default html;
}

// Written by src/doc-tools/plugin: data from the contracts for the config checker and the log helper.
declare module '*-config.schema.json?validator' {
  const validate: import('../doc-tools/ConfigChecker/checkConfig').Validate;
  export default validate;
}

declare module '@generated/doc-tools/default/*-facts.json' {
  const facts: import('../doc-tools/ConfigChecker/configFacts').ConfigFacts;
  export default facts;
}

declare module '@generated/doc-tools/default/log-entries.json' {
  const entries: import('../doc-tools/LogHelper/logSearch').LogEntry[];
  export default entries;
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
