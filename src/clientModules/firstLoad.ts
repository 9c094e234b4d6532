declare global {
  interface Window {
    /** Shows the red box of a failed first load, see src/plugins/inlineScripts.ts. */
    loadFailure?: (text: string, retry: () => void) => void;
  }
}

type LoadChunk = (id: string | number) => Promise<unknown>;

declare const __webpack_require__: { e: LoadChunk };

const load = __webpack_require__.e;

function firstLoadIsOver(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/**
 * Until the page has hydrated, a chunk that fails waits for Retry instead of failing:
 * the framework's first load has no catch and would leave a dead page.
 * Later failures pass: a navigation reloads the page, a lazy part shows its own red box.
 */
const loadOrAsk: LoadChunk = (id) =>
  load(id).catch((error: unknown) => {
    if (firstLoadIsOver() || !window.loadFailure) throw error;
    return new Promise((resolve) => {
      window.loadFailure?.(String(error), () => resolve(loadOrAsk(id)));
    });
  });

if (typeof window !== 'undefined') __webpack_require__.e = loadOrAsk;

export {};
