import { type Phase, phases, phasesSentence } from '@site/src/components/phases/phases';
import colors from '@site/src/components/phases/phases.module.css';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A job's phases. Active phases have a colour and a name, and the others are outlines. */
export function PhaseStrip({ active }: { active: readonly Phase[] }) {
  return (
    <div className={styles.root}>
      <p className={styles.label}>{phasesSentence(active)}</p>
      <div aria-hidden="true" className={styles.strip} data-drawing="">
        {phases.map(({ name, short }) => (
          <span className={clsx(active.includes(name) && styles.active, colors[name])} key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.short}>{short}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
