import { CommandLine } from '@site/src/components/CommandLine';
import type { ReactNode } from 'react';
import { part } from '../part';
import styles from './styles.module.css';

/** What can be red, from one job to the server. */
export const RedThings = part('div', styles.root);

type Props = { name: string; command: string; children: ReactNode };

/** What is red, the command that says why, and where to go from there. */
export function RedThing({ name, command, children }: Props) {
  return (
    <section className={styles.thing}>
      <h3>{name}</h3>
      <div>
        <CommandLine command={command} />
      </div>
      <div>{children}</div>
    </section>
  );
}
