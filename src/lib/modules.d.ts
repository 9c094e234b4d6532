// The framework's declaration of Markdown modules lacks `toc`.
declare module '*.mdx' {
  import type { Props } from '@theme/TOC';

  export const toc: Props['toc'];
}
