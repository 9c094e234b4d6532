import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

/** A place that links can lead to although it is no heading; the framework's link checker knows it. */
export function Anchor({ id, children }: { id: string; children: ReactNode }) {
  useBrokenLinks().collectAnchor(id);
  return <span id={id}>{children}</span>;
}
