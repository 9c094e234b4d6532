import files from '@generated/search-index/default/files.json';
import { loadFile } from './loadFile';
import { createSearch, type Search } from './ranking';
import type { SearchFile } from './sections';

let loading: Promise<Search> | undefined;

/** Loads the index once per page load. If loading fails, the next call tries again. */
export function loadSearch(baseUrl: string): Promise<Search> {
  loading ??= loadFile<SearchFile>(baseUrl, files.pages)
    .then(createSearch)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
