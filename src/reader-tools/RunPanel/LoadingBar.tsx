import { useEffect, useRef, useState } from 'react';
import type { RunState } from './runReducer';
import styles from './styles.module.css';

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

/** Interval between progress announcements, in milliseconds. */
const announced = 2000;

/** Returns the loading progress in words. The text changes slowly enough for screen readers to announce. */
export function useAnnouncedProgress({ phase, loaded, total }: RunState): string {
  const isLoading = phase === 'loading';
  const [text, setText] = useState('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isLoading) setText('');
    else if (total > 0 && performance.now() > last.current + announced) {
      last.current = performance.now();
      setText(`Loading Python, ${megabytes(loaded)} of ${megabytes(total)} MB`);
    }
  }, [isLoading, loaded, total]);
  return text;
}

/** Shows how much of the interpreter has loaded. */
export function LoadingBar({ loaded, total }: Pick<RunState, 'loaded' | 'total'>) {
  return (
    <label className={styles.loading}>
      Loading Python
      <progress value={total > 0 ? loaded / total : undefined} />
      {total > 0 && (
        <span>
          {megabytes(loaded)} of {megabytes(total)} MB
        </span>
      )}
    </label>
  );
}
