import type { Hit } from './searchPages';
import type { IndexedPage } from './sections';

/** Neighbouring answers of one page. */
export type HitGroup = { page: IndexedPage; hits: Hit[] };

/** The best `count` answers under the titles of their pages. Their order stays: a better answer never stands below a worse one. */
export function groupHits(hits: Hit[], count = 12): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const hit of hits.slice(0, count)) {
    const last = groups.at(-1);
    if (last?.page === hit.page) last.hits.push(hit);
    else groups.push({ page: hit.page, hits: [hit] });
  }
  return groups;
}
