// The framework's own declaration of Markdown modules has the component alone.
declare module '*.mdx' {
  import type { Props } from '@theme/TOC';

  export const toc: Props['toc'];
}
