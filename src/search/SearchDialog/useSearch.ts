import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useState } from 'react';
import { type AskSearch, loadSearch } from '../loadSearch';

type SearchState = { search?: AskSearch; error?: Error };

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
