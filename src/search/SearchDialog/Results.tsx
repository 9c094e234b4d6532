import { Highlight } from '@site/src/ui/Highlight';
import clsx from 'clsx';
import { memo } from 'react';
import { excerptOf } from '../excerpt';
import type { Hit } from '../ranking';
import styles from './styles.module.css';

type Props = {
  hits: Hit[];
  /** Index of the result that Enter opens. */
  active: number;
  baseUrl: string;
  /** Called when the pointer moves onto a result. */
  onPoint: (place: number) => void;
};

/** Memoized so that arrow keys don't re-render the text. */
const Words = memo(function Words({ hit }: { hit: Hit }) {
  const { page, section } = hit;
  const { anchor, heading, within } = section;
  const [title, code] = heading.split(/ (?=[A-Z]+(?:_[A-Z]+)+$)/);
  return (
    <>
      <span className={styles.heading}>
        {title}
        {code && (
          <>
            {' '}
            <code>{code}</code>
          </>
        )}
      </span>
      <span>
        {anchor && (
          <span className={styles.place}>
            {page.title}
            {within[0] && <span className={styles.within}> › {within[0]}</span>}
          </span>
        )}{' '}
        <Highlight segments={excerptOf(hit)} />
      </span>
    </>
  );
});

/** The results, best first. Each shows its heading, and in the next line its location and an excerpt. */
export function Results({ hits, active, baseUrl, onPoint }: Props) {
  return (
    <div
      aria-label="Results"
      className={styles.results}
      hidden={hits.length === 0}
      id="search-hits"
      role="listbox"
      tabIndex={-1}
    >
      {hits.map((hit, place) => (
        <a
          aria-selected={place === active}
          className={clsx(styles.hit, place === active && styles.active)}
          href={baseUrl + hit.to.slice(1)}
          id={`search-hit-${place}`}
          key={hit.to}
          onPointerMove={() => place !== active && onPoint(place)}
          role="option"
          tabIndex={-1}
        >
          <Words hit={hit} />
        </a>
      ))}
    </div>
  );
}
