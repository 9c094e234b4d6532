import { focusOn } from '@site/src/lib/focusOn';
import type { Bootstrap } from './bootstrap';

type LoadChunk = (id: string | number) => Promise<unknown>;

declare const __webpack_require__: { e: LoadChunk };

const load = __webpack_require__.e;

/** Removes the failure box, and repeats the last click that happened before hydration. */
function finishHydration(bootstrap: Bootstrap): void {
  bootstrap.hydrated = true;
  delete document.documentElement.dataset.menuAsked;
  document.querySelector('.load-failure--page')?.remove();
  if (bootstrap.retried) focusOn(document.querySelector('h1'));
  // React can have handled the click already, and a second one would close what the first has opened.
  if (bootstrap.pressed && !bootstrap.pressed.matches('[aria-expanded=true]')) bootstrap.pressed.click();
}

if (typeof window !== 'undefined') {
  const html = document.documentElement;
  const { bootstrap } = window;

  /**
   * Before hydration, a failed chunk waits for Retry. The framework doesn't catch errors during the first load, so the
   * page would otherwise never become interactive. Later errors are rethrown. If a navigation fails, the page reloads.
   * If a lazy part fails, its own red box appears.
   */
  const loadWithRetry: LoadChunk = (id) =>
    load(id).catch((error: unknown) => {
      if (!bootstrap || bootstrap.hydrated) throw error;
      return new Promise((resolve) => {
        bootstrap.fail(() => resolve(loadWithRetry(id)));
      });
    });
  __webpack_require__.e = loadWithRetry;

  new MutationObserver((_, observer) => {
    if (html.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    if (bootstrap) finishHydration(bootstrap);
  }).observe(html, { attributeFilter: ['data-has-hydrated'] });
}
