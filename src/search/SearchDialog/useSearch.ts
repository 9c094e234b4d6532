import useBaseUrl from '@docusaurus/useBaseUrl';
import files from '@generated/search-index/default/files.json';
import { loadFile } from '@site/src/search/loadFile';
import { createSearch, type Search } from '@site/src/search/ranking';
import type { SearchFile } from '@site/src/search/sections';
import { useCallback, useEffect, useState } from 'react';

type State = { search?: Search; error?: Error };

let loading: Promise<Search> | undefined;

/** Loads the index once per page load. If loading fails, the next call tries again. */
function loadSearch(baseUrl: string): Promise<Search> {
  loading ??= loadFile<SearchFile>(baseUrl, files.pages)
    .then(({ pages, synonyms }) => createSearch(pages, synonyms))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Returns the search once it has loaded, or an error. */
export function useSearch(): State & { retry: () => void } {
  const baseUrl = useBaseUrl('/');
  const [state, setState] = useState<State>({});
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
