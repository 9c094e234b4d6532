import type { Hit } from './searchPages';
import type { IndexedPage } from './sections';

/** Answers of one page. */
export type HitGroup = { page: IndexedPage; hits: Hit[] };

/** The best `count` answers by page: the page with the best one first, at most four of a page. */
export function groupHits(hits: Hit[], count = 12): HitGroup[] {
  const groups = new Map<IndexedPage, Hit[]>();
  for (const hit of hits.slice(0, count)) {
    const group = groups.get(hit.page) ?? [];
    if (group.length < 4) groups.set(hit.page, [...group, hit]);
  }
  return [...groups].map(([page, grouped]) => ({ page, hits: grouped }));
}
