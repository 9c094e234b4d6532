import type { Hit } from './ranking';
import { indexName } from './sections';

/** Answers a query with the best results first. */
export type AskSearch = (query: string) => Promise<Hit[]>;

/**
 * Starts the worker that holds the index and answers the queries. On a phone, both take too long for the page itself.
 * @throws {Error} if the worker or the index fails to load
 */
async function load(baseUrl: string): Promise<AskSearch> {
  const file = document.querySelector<HTMLMetaElement>(`meta[name="${indexName}"]`)?.content;
  if (!file) throw new Error('Only a build has a search index.');
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url));
  const waiting: { resolve: (hits: Hit[]) => void; reject: (error: Error) => void }[] = [];
  const fail = (message: string) => {
    worker.terminate();
    for (const { reject } of waiting.splice(0)) reject(new Error(message));
  };
  worker.addEventListener('error', ({ message }) => fail(message));
  worker.addEventListener('message', ({ data }: MessageEvent<Hit[] | string>) =>
    typeof data === 'string' ? fail(data) : waiting.shift()?.resolve(data),
  );
  const ask = (text: string) =>
    new Promise<Hit[]>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(text);
    });
  await ask(baseUrl + file);
  return ask;
}

let loading: Promise<AskSearch> | undefined;

/** Loads the index once per page load. If loading fails, the next call tries again. */
export function loadSearch(baseUrl: string): Promise<AskSearch> {
  loading ??= load(baseUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
