import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useState } from 'react';
import { loadSearch } from '../loadSearch';
import type { Search } from '../ranking';

type SearchState = { search?: Search; error?: Error };

/** Returns the search once it has loaded, or an error. */
export function useSearch(): SearchState & { retry: () => void } {
  const baseUrl = useBaseUrl('/');
  const [state, setState] = useState<SearchState>({});
  const retry = useCallback(() => {
    setState({});
    loadSearch(baseUrl).then(
      (search) => setState({ search }),
      (error: Error) => setState({ error }),
    );
  }, [baseUrl]);
  useEffect(retry, [retry]);
  return { ...state, retry };
}
