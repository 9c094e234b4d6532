// The framework's declaration of Markdown modules lacks `toc`.
declare module '*.mdx' {
  import type { Props } from '@theme/TOC';

  export const toc: Props['toc'];
}

// A file that pages load by its address, where an import of its name alone would return a component.
declare module '!!file-loader*' {
  const address: string;
  export default address;
}
