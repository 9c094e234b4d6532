import { createSearch, type Search } from './ranking';
import { indexName } from './sections';

/** @throws {Error} if the index fails to load */
async function load(baseUrl: string): Promise<Search> {
  const file = document.querySelector<HTMLMetaElement>(`meta[name="${indexName}"]`)?.content;
  if (!file) throw new Error('Only a build has a search index.');
  const response = await fetch(baseUrl + file);
  if (!response.ok) throw new Error(`The search index didn’t load: status ${response.status}`);
  return createSearch(await response.json());
}

let loading: Promise<Search> | undefined;

/** Loads the index once per page load. If loading fails, the next call tries again. */
export function loadSearch(baseUrl: string): Promise<Search> {
  loading ??= load(baseUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
