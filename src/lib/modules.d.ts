// The highlighted HTML of a file, made by plugins/documents/highlight.
declare module '*?highlighted' {
  const html: string;
  export default html;
}

// The framework's declaration of Markdown modules lacks `toc`.
declare module '*.mdx' {
  import type { Props } from '@theme/TOC';

  export const toc: Props['toc'];
}
