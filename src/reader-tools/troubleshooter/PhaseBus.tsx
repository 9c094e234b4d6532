import colors from '@site/src/ui/phases/phases.module.css';
import clsx from 'clsx';
import { places } from './faultIndex';
import styles from './index.module.css';

type Props = { phase: string; onPress: (phase: string) => void };

/** The phases of a job as buttons that filter the entries. */
export function PhaseBus({ phase, onPress }: Props) {
  return (
    <fieldset className={styles.bus}>
      <legend className="visually-hidden">Job phase</legend>
      {['', ...places].map((name) => (
        <button
          aria-pressed={phase === name}
          className={clsx(name && [colors.segment, colors[name]])}
          key={name}
          onClick={() => onPress(name)}
          type="button"
        >
          {name || 'All'}
        </button>
      ))}
    </fieldset>
  );
}
