// Adds the components that every page can use without an import, puts the links of headings next to them, and lets
// readers scroll wide tables with the keyboard. The build imports all other components into the documents that use them
// (plugins/documents/imports.ts). `<details>` is the native element, because the theme's version adds its animation
// script to every document. On upgrade: check that the original is still an object of components by name.

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { headings } from '@site/src/documents/headings';
import { Term } from '@site/src/documents/Term';
import { StaticHtml } from '@site/src/ui/StaticHtml';
import { Steps } from '@site/src/ui/Steps';
import { TableRegion } from '@site/src/ui/TableRegion';
import MDXComponents from '@theme-original/MDXComponents';
import type { ReactNode } from 'react';

/** An anchor outside a heading, registered with the framework's link checker. */
function Anchor({ id, children }: { id: string; children: ReactNode }) {
  useBrokenLinks().collectAnchor(id);
  return <span id={id}>{children}</span>;
}

export default {
  ...MDXComponents,
  ...headings,
  Details: 'details',
  table: TableRegion,
  Anchor,
  StaticHtml,
  Steps,
  Term,
};
