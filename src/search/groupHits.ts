import type { Hit } from './ranking';
import type { IndexedPage } from './sections';

/** Adjacent results from one page. */
export type HitGroup = { page: IndexedPage; hits: Hit[] };

/** Groups a page's adjacent results, up to `count` results in all. Never moves a better result below a worse one. */
export function groupHits(hits: Hit[], count = 12): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const hit of hits.slice(0, count)) {
    const last = groups.at(-1);
    if (last?.page === hit.page) last.hits.push(hit);
    else groups.push({ page: hit.page, hits: [hit] });
  }
  return groups;
}
