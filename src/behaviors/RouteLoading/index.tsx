import { Spinner } from '@site/src/ui/Spinner';
import { useSyncExternalStore } from 'react';
import { routeIsLoading } from './routeLoading';
import styles from './styles.module.css';

/** Covers the main area with a spinner if the next page takes longer than 200 ms to load. */
export function RouteLoading() {
  const loading = useSyncExternalStore(routeIsLoading.subscribe, routeIsLoading.get, () => false);
  return (
    <div className={loading ? styles.shown : undefined} role="status">
      {loading && <Spinner />}
    </div>
  );
}
