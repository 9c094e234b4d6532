import type { Hit } from './ranking';
import type { IndexedPage } from './sections';

/** Results of one page. */
export type HitGroup = { page: IndexedPage; hits: Hit[] };

/** Groups results by page, at most `count` in all: the pages in the order of their best result. */
export function groupHits(hits: Hit[], count = 12): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const hit of hits.slice(0, count)) {
    const group = groups.find(({ page }) => page === hit.page);
    if (group) group.hits.push(hit);
    else groups.push({ page: hit.page, hits: [hit] });
  }
  return groups;
}
