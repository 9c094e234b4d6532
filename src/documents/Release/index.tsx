import { dateText } from '@site/src/lib/dateText';
import { Fragment } from 'react';
import { part } from '../part';
import styles from './styles.module.css';

/** A release. */
export const Release = part('section', styles.root);

/** What the release is about, in one sentence. */
export const ReleaseHeadline = part('p', styles.headline);

/** The date, as `YYYY-MM` or `YYYY-MM-DD`, and marks such as `Breaking Security`. */
export function ReleaseFacts({ date, marks }: { date: string; marks: string }) {
  return (
    <p className={styles.facts}>
      <time dateTime={date}>{dateText(date)}</time>
      {marks
        .split(' ')
        .filter(Boolean)
        .map((mark) => (
          <Fragment key={mark}>
            {' · '}
            <strong className={mark === 'Breaking' ? styles.breaking : undefined}>{mark}</strong>
          </Fragment>
        ))}
    </p>
  );
}
