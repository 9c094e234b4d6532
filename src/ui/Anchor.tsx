import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

/** An anchor outside a heading, registered with the framework's link checker. */
export function Anchor({ id, children }: { id: string; children: ReactNode }) {
  useBrokenLinks().collectAnchor(id);
  return <span id={id}>{children}</span>;
}
