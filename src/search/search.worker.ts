import type { Search } from './ranking';

/** Maximum number of results in an answer. */
const maxHits = 100;

let search: Search | undefined;

/** Loads the index. The import is dynamic, because the framework's webpack plugin breaks workers with one chunk. */
async function load(address: string): Promise<void> {
  const { createSearch } = await import('./ranking');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index didn’t load: status ${response.status}`);
  search = createSearch(await response.json());
}

// The first message is the address of the index, and the others are queries. Each gets one answer, in order.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  if (search) postMessage(search(data).slice(0, maxHits));
  else
    load(data).then(
      () => postMessage([]),
      (error: unknown) => postMessage(String(error)),
    );
});
