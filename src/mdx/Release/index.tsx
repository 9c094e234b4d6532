import { dateText } from '@site/src/lib/dateText';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { children: ReactNode };

/** A release: version, facts, and text. From 601 px on, version and facts are in a column on the left. */
export function Release({ children }: Props) {
  return <section className={styles.root}>{children}</section>;
}

/** What a release changes. */
export function ReleaseText({ children }: Props) {
  return <div className={styles.text}>{children}</div>;
}

/** Date, `YYYY-MM` or `YYYY-MM-DD`, and marks such as `Breaking Security`. */
export function ReleaseFacts({ date, marks }: { date: string; marks: string }) {
  return (
    <p className={styles.facts}>
      <time dateTime={date}>{dateText(date)}</time>
      {marks
        .split(' ')
        .filter(Boolean)
        .map((mark) => (
          <Fragment key={mark}>
            {' '}
            <strong className={mark === 'Breaking' ? styles.breaking : undefined}>{mark}</strong>
          </Fragment>
        ))}
    </p>
  );
}
