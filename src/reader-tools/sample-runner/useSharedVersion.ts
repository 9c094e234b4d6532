import { useEffect } from 'react';
import { isLinkTo } from './shareLink';

/** Calls `open` with the fragment of a link to a version of one of the samples, now and after a click on such a link. */
export function useSharedVersion(ids: readonly string[], open: (id: string, fragment: string) => void): void {
  const key = ids.join();
  useEffect(() => {
    const readFragment = () => {
      // With analytics, the fragment is no longer in the URL. See src/behaviors/analytics/takeSharedVersion.ts.
      const fragment = window.sharedVersion ?? location.hash;
      const id = key.split(',').find((each) => isLinkTo(each, fragment));
      if (id === undefined) return;
      window.sharedVersion = undefined;
      open(id, fragment);
    };
    readFragment();
    window.addEventListener('hashchange', readFragment);
    return () => window.removeEventListener('hashchange', readFragment);
  }, [key, open]);
}
