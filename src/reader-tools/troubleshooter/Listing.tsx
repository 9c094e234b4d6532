import clsx from 'clsx';
import type { Answer } from './ask';
import styles from './field.module.css';

type Mark = 'ended' | 'also' | 'harmless';

/** Returns the marks of an answer by line. What ended the job comes first. */
function marksOf({ first, others, last, harmless }: Answer): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const { lines } of harmless) for (const line of lines) marks.set(line, 'harmless');
  for (const { finding } of last ? [last] : others) for (const line of finding?.at ?? []) marks.set(line, 'also');
  for (const line of first?.finding?.at ?? []) marks.set(line, 'ended');
  return marks;
}

/** A log's line numbers, and the marks drawn behind them. */
export function Listing({ lines, answer }: { lines: number; answer: Answer | undefined }) {
  const marks = answer ? [...marksOf(answer)] : [];
  return (
    <div aria-hidden="true" className={styles.listing}>
      <div className={styles.numbers}>{Array.from({ length: lines }, (_, index) => `${index + 1}\n`).join('')}</div>
      {marks.map(([line, mark]) => (
        <div
          className={clsx(styles.mark, styles[mark])}
          key={line}
          style={{ insetBlockStart: `calc(${line - 1} * var(--line))` }}
        />
      ))}
    </div>
  );
}
