// What stands in place of a lazy part while it loads, and when it could not be loaded.
// The framework's version has colours of its own, no roles, and moves although the system asks for no motion.
// On upgrade: check the props of the loading component of react-loadable.
import { LoadFailure } from '@site/src/components/LoadFailure';
import { Spinner } from '@site/src/components/Spinner';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  error: unknown;
  /** True once loading has taken longer than 200 ms. */
  pastDelay: boolean;
  retry: () => void;
};

export default function Loading({ error, pastDelay, retry }: Props): ReactNode {
  if (error) {
    return (
      <div className={styles.root}>
        <LoadFailure error={error} retry={retry} />
      </div>
    );
  }
  return (
    <div className={styles.root} role="status">
      {pastDelay && <Spinner />}
    </div>
  );
}
