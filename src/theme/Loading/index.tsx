// Shown while a lazy part loads, or if it fails to load. The framework's version has its own colors and no roles, and
// it ignores reduced motion. On upgrade: check the props of react-loadable's loading component.
import { LoadFailure } from '@site/src/ui/LoadFailure';
import { Spinner } from '@site/src/ui/Spinner';
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
        <LoadFailure retry={retry} />
      </div>
    );
  }
  return (
    <div className={styles.root} role="status">
      {pastDelay && <Spinner />}
    </div>
  );
}
