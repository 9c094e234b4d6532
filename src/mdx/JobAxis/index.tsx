import colors from '@site/src/components/phases/phases.module.css';
import { part } from '@site/src/mdx/part';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The documentation home's pages along the phases of a job. */
export const JobAxis = part('div', styles.root);

/** The pages for the given phases, separated by spaces: a heading and a list of links. */
export function AxisPart({ phases, children }: { phases: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <div aria-hidden="true" className={styles.bus} data-drawing="">
        {phases.split(' ').map((name) => (
          <span className={colors[name]} key={name}>
            {name}
          </span>
        ))}
      </div>
      {children}
    </section>
  );
}
