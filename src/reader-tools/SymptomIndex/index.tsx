import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import groups from '@generated/reader-tools/default/symptom-groups.json';
import { Highlight } from '@site/src/components/Highlight';
import { phases } from '@site/src/components/phases/phases';
import colors from '@site/src/components/phases/phases.module.css';
import { useRested } from '@site/src/lib/useRested';
import { loadSearch } from '@site/src/search/loadSearch';
import { type KeyboardEvent, memo, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import results from '../ReaderTool/results.module.css';
import {
  matchSymptom,
  maxQueryLength,
  queryTerms,
  type Symptom,
  type SymptomGroup,
  type SymptomMatch,
  splitAtTerms,
} from './findSymptoms';
import styles from './styles.module.css';

const symptoms = groups.flatMap((group) => group.symptoms);
const total = symptoms.length;

/** The job phases by which readers can filter. */
const places = ['queued', ...phases.map(({ name }) => name)];

/** A constant for rows that don't match, so that those rows don't re-render on every keystroke. */
const noTerms: readonly string[] = [];

type RowProps = { symptom: Symptom; terms: readonly string[]; match: SymptomMatch | undefined; hidden: boolean };

/** Symptom, code, and outcome. The code has its own element only in a row that matches. */
const Row = memo(function Row({ symptom: { id, title, outcome }, terms, match, hidden }: RowProps) {
  const link = (
    <a href={`#${id}`}>
      <Highlight segments={splitAtTerms(title, terms)} />
    </a>
  );
  const code = id === id.toUpperCase() ? id : 'no code';
  return (
    <li hidden={hidden}>
      {match?.word ? (
        <div>
          {link}{' '}
          <q>
            <Highlight segments={splitAtTerms(match.word, terms)} />
          </q>
        </div>
      ) : (
        link
      )}
      {match && code === id ? (
        <code className={styles.code}>
          <Highlight segments={splitAtTerms(id, terms)} />
        </code>
      ) : (
        code
      )}
      {outcome && <span>{outcome}</span>}
    </li>
  );
});

type GroupProps = { group: SymptomGroup; terms: readonly string[]; matches: (SymptomMatch | undefined)[] };

/** The rows of a group. If some rows match the filter, the others are hidden. */
function Rows({ group: { symptoms }, terms, matches }: GroupProps) {
  const isFiltered = matches.some(Boolean);
  return (
    <ul className={styles.rows}>
      {symptoms.map((symptom, index) => (
        <Row
          hidden={isFiltered && !matches[index]}
          key={symptom.id}
          match={matches[index]}
          symptom={symptom}
          terms={matches[index] ? terms : noTerms}
        />
      ))}
    </ul>
  );
}

type Answer = { ids: string[]; isClosest: boolean };

/**
 * Returns the entries whose log patterns match a query or, if no entry has all of its words, the closest entries.
 * Otherwise, or until the search index has loaded, undefined.
 */
function useAnswer(query: string): Answer | undefined {
  const baseUrl = useBaseUrl('/');
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    setAnswer(undefined);
    if (query.trim() === '') return;
    const terms = queryTerms(query);
    const known = symptoms.some((symptom) => matchSymptom(symptom, terms));
    loadSearch(baseUrl)
      .then((search) => {
        const hits = search(query).filter(({ section: { anchor } }) => symptoms.some(({ id }) => id === anchor));
        const explained = hits.filter(({ isFault }) => isFault);
        const ids = (explained.length > 0 ? explained : hits.slice(0, 3)).map(({ section: { anchor } }) => anchor);
        if (isCurrent && (explained.length > 0 || !known)) setAnswer({ ids, isClosest: explained.length === 0 });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [query, baseUrl]);
  return answer;
}

function groupsIn(list: HTMLElement | null): HTMLDetailsElement[] {
  return [...(list?.querySelectorAll('details') ?? [])];
}

/** Opens a group. If the group is above the window, the visible content doesn't move. */
function openInPlace(details: HTMLDetailsElement): void {
  const { bottom } = details.getBoundingClientRect();
  if (details.open || bottom > 0) {
    details.open = true;
    return;
  }
  const { style } = document.documentElement;
  // Despite this style, some browsers sometimes adjust the scroll position, so measure how far the end has moved.
  style.overflowAnchor = 'none';
  details.open = true;
  scrollBy({ top: details.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
  requestAnimationFrame(() => {
    style.overflowAnchor = '';
  });
}

/**
 * The troubleshooting page's index: symptom, code, and outcome in collapsible groups, with a filter. Without scripts,
 * all groups are open and there's no filter. In print, all groups are open too.
 */
export function SymptomIndex() {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** IDs of the groups that are open without a query. */
  const opened = useRef(new Set([groups[0]?.id]));
  const [query, setQuery] = useState('');
  /** The phase whose entries are shown. If empty, all entries are shown. */
  const [phase, setPhase] = useState('');
  const hint = useId();
  const { hash, search } = useLocation();
  const answer = useAnswer(query);

  const terms = useMemo(() => queryTerms(query), [query]);
  const matches = useMemo(
    () =>
      groups.map(({ symptoms }) =>
        symptoms.map((symptom) => {
          if ((terms.length === 0 && !phase) || (phase && !symptom.phases.includes(phase))) return undefined;
          if (answer) return answer.ids.includes(symptom.id) ? {} : undefined;
          return matchSymptom(symptom, terms);
        }),
      ),
    [terms, phase, answer],
  );
  const counts = matches.map((group) => group.filter(Boolean).length);
  const count = counts.reduce((sum, each) => sum + each, 0);
  const countElsewhere = count > 0 ? 0 : symptoms.filter((symptom) => matchSymptom(symptom, terms)).length;
  const isAsked = terms.length > 0 || phase !== '';
  const isClosest = answer?.isClosest && count > 0;
  const found = count > 0 ? `${count} of ${total} entries` : 'No entry matches';
  const status = useRested(
    isAsked ? `${isClosest ? 'No entry has all of these words. Closest: ' : ''}${found}` : `${total} entries`,
  );

  // Reads text that was typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  // Guides link to the entries of a phase.
  useEffect(() => {
    const asked = new URLSearchParams(search).get('phase');
    if (asked && places.includes(asked)) setPhase(asked);
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts follow from the terms and the phase
  useLayoutEffect(() => {
    for (const [index, details] of groupsIn(list.current).entries()) {
      details.open = isAsked ? Number(counts[index]) > 0 : opened.current.has(groups[index]?.id);
    }
  }, [terms, phase, answer]);

  useEffect(() => {
    const id = hash.slice(1);
    const index = groups.findIndex((group) => group.id === id || group.symptoms.some((symptom) => symptom.id === id));
    const details = groupsIn(list.current)[index];
    if (details) openInPlace(details);
  }, [hash]);

  const clear = () => {
    setQuery('');
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      clear();
    } else if (event.key === 'Enter' && count > 0) {
      list.current?.querySelector<HTMLElement>('details[open] li:not([hidden]) a')?.click();
    }
  };

  return (
    <div className={styles.root} data-search-skip="">
      <fieldset className={styles.axis}>
        <legend>Job phase</legend>
        {['', ...places].map((name) => (
          <button
            aria-pressed={phase === name}
            className={colors[name]}
            key={name}
            onClick={() => setPhase(name)}
            type="button"
          >
            {name || 'All'}
          </button>
        ))}
      </fieldset>
      <search className={styles.filter}>
        <div className={styles.field}>
          <svg aria-hidden="true" fill="none" height="18" viewBox="0 0 18 18" width="18">
            <path
              d="M11.5 11.5 16 16M7.5 13a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Z"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
          <input
            aria-describedby={hint}
            aria-label="Filter symptoms and codes"
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            enterKeyHint="search"
            maxLength={maxQueryLength}
            onChange={({ target }) => setQuery(target.value.slice(0, maxQueryLength))}
            onKeyDown={onKeyDown}
            placeholder="Symptom, code, or message"
            ref={field}
            spellCheck={false}
            type="text"
            value={query}
          />
          {query && (
            <button aria-label="Clear the filter" onClick={clear} type="button">
              <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
                <path d="m1 1 10 10M11 1 1 11" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          )}
        </div>
        <p role="status">{status}</p>
        <p className={styles.hint} id={hint}>
          The filter searches titles, codes, and common error messages. Type up to {maxQueryLength}&nbsp;characters.
          Enter opens the first match; Escape clears the filter.
        </p>
      </search>
      {isAsked && count === 0 && (
        <p className={styles.none}>
          No entry matches “{query.trim()}”{phase && ` in the ${phase} phase`}.{' '}
          {countElsewhere > 0 ? (
            <button className={results.line} onClick={() => setPhase('')} type="button">
              Show {countElsewhere} in all phases
            </button>
          ) : (
            <>
              If you have a log, <a href="#search-a-log">search it</a> to see which entries apply.
            </>
          )}
        </p>
      )}
      <div ref={list}>
        {groups.map((group, index) => (
          <details
            className={styles.group}
            hidden={isAsked && counts[index] === 0}
            key={group.id}
            onToggle={({ currentTarget }) => {
              if (isAsked) return;
              if (currentTarget.open) opened.current.add(group.id);
              else opened.current.delete(group.id);
            }}
            open={index === 0}
          >
            <summary>
              {group.title}
              <span>{isAsked ? `${counts[index]} of ${group.symptoms.length}` : group.symptoms.length}</span>
            </summary>
            <Rows group={group} matches={matches[index] ?? []} terms={terms} />
          </details>
        ))}
      </div>
    </div>
  );
}
