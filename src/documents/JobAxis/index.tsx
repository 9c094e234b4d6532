import colors from '@site/src/ui/phases/phases.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { part } from '../part';
import styles from './styles.module.css';

/** The pages that the documentation home lists along the phases of a job. */
export const JobAxis = part('div', styles.axis);

/** The other pages that the documentation home lists. */
export const PageLists = part('div', styles.lists);

/** A heading and a list of links, for some phases of a job if there are any: names separated by spaces. */
export function PageList({ phases, children }: { phases?: string; children: ReactNode }) {
  return (
    <section className={styles.list}>
      {phases && (
        <div aria-hidden="true" className={styles.bus} data-drawing="">
          {phases.split(' ').map((name) => (
            <span className={clsx(colors.segment, colors[name])} key={name}>
              {name}
            </span>
          ))}
        </div>
      )}
      {children}
    </section>
  );
}
