import clsx from 'clsx';
import type { Answer } from './ask';
import styles from './field.module.css';

export type Mark = 'ended' | 'also' | 'harmless';

/** Returns the marks of an answer by line. What ended the job comes first. */
export function marksOf({ first, others, harmless }: Answer): Map<number, { mark: Mark; id: string }> {
  const marks = new Map<number, { mark: Mark; id: string }>();
  for (const line of harmless.flatMap(({ lines }) => lines)) marks.set(line, { mark: 'harmless', id: '' });
  for (const { entry, finding } of others.toReversed())
    for (const line of finding?.at ?? []) marks.set(line, { mark: 'also', id: entry.id });
  for (const line of first?.finding?.at ?? []) marks.set(line, { mark: 'ended', id: first?.entry.id ?? '' });
  return marks;
}

type Props = {
  lines: number;
  answer: Answer | undefined;
  /** The entry whose lines stand out. */
  pointed: string | undefined;
};

/** The numbers of a log's lines, and the marks behind them. */
export function Listing({ lines, answer, pointed }: Props) {
  const marks = answer ? [...marksOf(answer)] : [];
  return (
    <div aria-hidden="true" className={styles.listing}>
      <div className={styles.numbers}>{Array.from({ length: lines }, (_, index) => `${index + 1}\n`).join('')}</div>
      {marks.map(([line, { mark, id }]) => (
        <div
          className={clsx(styles.mark, styles[mark], id !== '' && id === pointed && styles.pointed)}
          key={line}
          style={{ insetBlockStart: `calc(${line - 1} * var(--line))` }}
        />
      ))}
    </div>
  );
}
