import { routeIsLoading } from '@site/src/components/RouteLoading/routeLoading';
import { Spinner } from '@site/src/components/Spinner';
import { useSyncExternalStore } from 'react';
import styles from './styles.module.css';

/** Covers the main area with a spinner while the next page takes long to load. */
export function RouteLoading() {
  const loading = useSyncExternalStore(routeIsLoading.subscribe, routeIsLoading.get, () => false);
  return (
    <div className={loading ? styles.shown : undefined} role="status">
      {loading && <Spinner />}
    </div>
  );
}
