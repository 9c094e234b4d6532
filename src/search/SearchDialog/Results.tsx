import { Marked } from '@site/src/components/Marked';
import { excerptOf, markFound } from '@site/src/search/excerpt';
import type { HitGroup } from '@site/src/search/groupHits';
import type { Hit } from '@site/src/search/ranking';
import clsx from 'clsx';
import { memo } from 'react';
import styles from './styles.module.css';

type Props = {
  groups: HitGroup[];
  /** Index of the result that Enter opens, across all groups. */
  active: number;
  baseUrl: string;
  /** The pointer moved onto a result. */
  onPoint: (place: number) => void;
};

/** Memoized, so arrow keys don't re-render it. */
const Words = memo(function Words({ hit }: { hit: Hit }) {
  const { within, heading } = hit.section;
  return (
    <>
      <span className={styles.heading}>
        <Marked pieces={markFound([...within.slice(0, 1), heading].join(' › '), hit.terms)} />
      </span>
      <span className={styles.excerpt}>
        <Marked pieces={excerptOf(hit)} />
      </span>
    </>
  );
});

/** Results by page, each with its heading and an excerpt. */
export function Results({ groups, active, baseUrl, onPoint }: Props) {
  let place = -1;
  return (
    <div
      aria-label="Results"
      className={styles.results}
      hidden={groups.length === 0}
      id="search-hits"
      role="listbox"
      tabIndex={-1}
    >
      {groups.map(({ page, hits }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div aria-labelledby={`search-page-${group}`} key={hits[0]?.to} role="group">
          <div className={styles.page} id={`search-page-${group}`} role="presentation">
            {page.title}
          </div>
          {hits.map((hit) => {
            place += 1;
            const own = place;
            return (
              <a
                aria-selected={own === active}
                className={clsx(styles.hit, own === active && styles.active)}
                href={baseUrl + hit.to.slice(1)}
                id={`search-hit-${own}`}
                key={hit.to}
                onPointerMove={() => own !== active && onPoint(own)}
                role="option"
                tabIndex={-1}
              >
                <Words hit={hit} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
