import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { focusOn } from '@site/src/lib/focusOn';
import { useRested } from '@site/src/lib/useRested';
import { LoadFailure } from '@site/src/ui/LoadFailure';
import clsx from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '../shared/formatCount';
import { Answer } from './Answer';
import { type Answer as AnswerData, foundIn, isLog } from './ask';
import { Field, scrollToLine, showLine } from './Field';
import { kept, takeOver } from './handOver';
import styles from './index.module.css';
import { useAnswer } from './useAnswer';

/** What screen readers announce of answers without a first entry. */
const statuses: Partial<Record<AnswerData['kind'], string>> = {
  harmless: 'No entry, known to be harmless',
  nothing: 'No match found',
  closest: 'No exact match',
  exit: 'No exact match',
};

/** Returns what screen readers announce of an answer. */
function statusOf(answer: AnswerData): string {
  const { kind, harmless, last, lines } = answer;
  const [top, ...rest] = foundIn(answer);
  const more = rest.length > 0 ? `, and ${formatCount(rest.length, 'more entry', 'more entries')}` : '';
  if (lines === 1) return statuses[kind] ?? `${top?.entry.title}${more}`;
  const count = harmless.flatMap((each) => each.lines).length;
  const also = count > 0 ? ` ${formatCount(count, 'harmless line', 'harmless lines')}.` : '';
  const first = last ? `No entry, last error on line ${last.finding?.at[0]}` : 'No entry';
  return `${formatCount(lines, 'line', 'lines')} searched. ${top ? `${top.entry.title}${more}` : first}.${also}`;
}

/** The field for a code, a message, or a log. What it finds replaces the first steps without a code, and the index. */
export function Troubleshooter({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  /** Why a file can't be searched. */
  const [problem, setProblem] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const asked = useRef<'open' | 'read'>(null);
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const { search } = useLocation();
  const { answer, isPending, failed, retry } = useAnswer(text);

  const change = (next: string) => {
    setText(next);
    kept.text = next;
    setProblem('');
  };

  // The text comes from the previous page, the address, the field, if it was typed before hydration, or the last
  // visit.
  useLayoutEffect(() => {
    const taken = takeOver();
    // A frame later, because a navigation focuses the page's heading.
    if (taken) requestAnimationFrame(() => box.current?.focus());
    const next = taken || new URLSearchParams(search).get('q') || box.current?.value || (search ? '' : kept.text);
    setText(next);
    kept.text = next;
    delete document.documentElement.dataset.asked;
  }, [search]);

  const log = isLog(text);
  const shown = text.trim() ? answer : undefined;
  const top = shown && foundIn(shown)[0];

  const follow = () => {
    if (asked.current === 'open' && shown?.first) history.push(withBaseUrl(shown.first.entry.to));
    else if (asked.current === 'read') focusOn(root.current?.querySelector<HTMLElement>('[aria-label="Answer"]'));
    asked.current = null;
  };
  // Enter can come before the answer.
  useEffect(() => {
    if (!isPending) follow();
  });

  // Scrolls a log that arrives all at once, but not one that's being edited, to the line that explains the failure.
  const searchedLines = useRef(1);
  useEffect(() => {
    if (isPending) return;
    const added = (shown?.lines ?? 1) - searchedLines.current;
    searchedLines.current += added;
    if (!log || Math.abs(added) <= 1) return;
    if (box.current) scrollToLine(box.current, (top ?? shown?.last)?.finding?.at[0] ?? 1);
    const answer = root.current?.querySelector('[aria-label="Answer"] > div');
    if (answer && answer.getBoundingClientRect().bottom > innerHeight) answer.scrollIntoView();
  });

  const isAwaited = text.trim() !== '' && !shown && !failed;
  const said = shown ? statusOf(shown) : '';
  const announced = useRested(isPending ? 'Searching…' : said);
  return (
    <div className={styles.root} ref={root}>
      <div data-search-skip="">
        <Field
          answer={shown}
          box={box}
          onChange={change}
          onEnter={() => {
            asked.current = 'open';
            if (!isPending) follow();
          }}
          onLeave={() => {
            asked.current = 'read';
            if (!isPending) follow();
          }}
          onProblem={setProblem}
          text={text}
        />
        <div className={clsx('needs-script', styles.below)}>
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          {!problem && !log && (
            <p>
              <span className={styles.drop}>You can also drop a file. </span>Nothing leaves your browser.
            </p>
          )}
          <p role="status">
            {isPending && <span aria-hidden="true">Searching…</span>}
            <span className="visually-hidden">{announced}</span>
          </p>
        </div>
        {failed && <LoadFailure retry={retry} />}
        {shown && <Answer answer={shown} showLine={log ? (line) => showLine(box.current, line) : undefined} />}
      </div>
      <div
        className={clsx(styles.index, isAwaited && styles.held)}
        hidden={Boolean(shown && shown.kind !== 'nothing' && !shown.last)}
      >
        {children}
      </div>
    </div>
  );
}
