// Adds the components that every page can use without an import, and lets readers scroll wide tables with the keyboard.
// The build imports all other components into the documents that use them (plugins/contracts/components.ts).
// `<details>` is the native element, because the theme's version adds its animation script to every document. On
// upgrade: check that the original is still an object of components by name.
import { Anchor } from '@site/src/components/Anchor';
import { StaticHtml } from '@site/src/components/StaticHtml';
import { Steps } from '@site/src/components/Steps';
import { TableRegion } from '@site/src/components/TableRegion';
import { Term } from '@site/src/mdx/Term';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  Details: 'details',
  table: TableRegion,
  Anchor,
  StaticHtml,
  Steps,
  Term,
};
