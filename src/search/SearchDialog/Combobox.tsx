import useBaseUrl from '@docusaurus/useBaseUrl';
import { useRested } from '@site/src/lib/useRested';
import button from '@site/src/ui/Button/styles.module.css';
import { LoadFailure } from '@site/src/ui/LoadFailure';
import { Spinner } from '@site/src/ui/Spinner';
import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Hit } from '../ranking';
import { maxQueryLength } from '../words';
import { Advice } from './Advice';
import { Results } from './Results';
import styles from './styles.module.css';
import { useSearch } from './useSearch';

export type ComboboxProps = {
  close: () => void;
  /** Returns the text that was typed before the field was ready. */
  takeTyped: () => string;
};

/** Maximum number of results shown. */
const maxHits = 12;

/** The last query, which is restored when the search opens again. */
let lastQuery = '';

/** Search field, results, and help: a combobox whose listbox is always open. See the ARIA Authoring Practices. */
export function Combobox({ close, takeTyped }: ComboboxProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(lastQuery);
  const [active, setActive] = useState(0);
  const { search, error, retry } = useSearch();
  const baseUrl = useBaseUrl('/');

  const asked = query.trim();
  // Until the answer arrives, the last one stays visible.
  const [answer, setAnswer] = useState<{ query: string; hits: Hit[] }>({ query: '', hits: [] });
  const hits = asked ? answer.hits : [];
  const isAnswered = asked === answer.query;
  const count = hits.length;
  /** True if Enter was pressed before the answer arrived. */
  const opensFirst = useRef(false);

  useEffect(() => {
    let isStale = false;
    search?.(asked).then((found) => {
      if (!isStale) setAnswer({ query: asked, hits: found.slice(0, maxHits) });
    });
    return () => {
      isStale = true;
    };
  }, [search, asked]);

  const openHit = (place: number) => list.current?.querySelector<HTMLElement>(`#search-hit-${place}`)?.click();

  const ask = (text: string) => {
    const kept = text.slice(0, maxQueryLength);
    lastQuery = kept;
    opensFirst.current = false;
    setQuery(kept);
    setActive(0);
  };

  // A layout effect, because the next key press would otherwise replace the text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (typed) ask(typed);
    field.current?.focus();
    if (!typed) field.current?.select();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results appear in a list that may have scrolled
  useEffect(() => {
    list.current?.querySelector(`#search-hit-${active}`)?.scrollIntoView({ block: 'nearest' });
    if (opensFirst.current && isAnswered) openHit(0);
  }, [active, answer]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      setActive((active + step + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isAnswered) openHit(active);
      else opensFirst.current = true;
    }
  };

  const retryFromField = () => {
    field.current?.focus();
    retry();
  };

  const status = search && asked && isAnswered ? `${count || 'No'} ${count === 1 ? 'result' : 'results'}` : '';
  const announced = useRested(status);

  return (
    <>
      <div className={styles.head}>
        <input
          aria-activedescendant={count > 0 ? `search-hit-${active}` : undefined}
          aria-autocomplete="list"
          aria-controls="search-hits"
          aria-expanded={count > 0}
          aria-label="Search"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          className={styles.field}
          enterKeyHint="search"
          // With a maximum, the browser truncates long pasted text before laying it out.
          maxLength={maxQueryLength}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={onKeyDown}
          placeholder="Symptom, code, flag, or key"
          ref={field}
          role="combobox"
          spellCheck={false}
          type="text"
          value={query}
        />
        <button className={clsx(button.root, button.small)} onClick={close} type="button">
          Close
        </button>
      </div>
      <p aria-hidden="true" className={styles.status}>
        {status}
      </p>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div className={styles.body} ref={list}>
        {error ? <LoadFailure retry={retryFromField} /> : null}
        {asked && !isAnswered && count === 0 && !error ? <Spinner /> : null}
        {!error && (isAnswered || !asked) && count === 0 ? <Advice baseUrl={baseUrl} query={asked} /> : null}
        <Results active={active} baseUrl={baseUrl} hits={hits} onPoint={setActive} />
      </div>
    </>
  );
}
