/** What the early script knows until the page has hydrated, see src/plugins/inlineScripts.ts. */
type Early = {
  /** Shows the red box of a failed first load. */
  fail?: (text: string, retry: () => void) => void;
  /** Retry of that box was pressed. */
  retried?: boolean;
  /** The button that was pressed last, unless a second press has taken it back. */
  pressed?: HTMLElement | false;
  /** The control on which the pointer is down. */
  down?: Element | null;
  /** The page has hydrated: it answers presses itself, and a chunk that fails is no matter of the first load. */
  over?: boolean;
};

declare global {
  interface Window {
    early?: Early;
  }
}

type LoadChunk = (id: string | number) => Promise<unknown>;

declare const __webpack_require__: { e: LoadChunk };

const load = __webpack_require__.e;

/** Tabs are drawn anew when the page hydrates: the twin of what was pressed stands in for it. */
function currentOf(element: Element): HTMLElement | undefined {
  const candidates = element.isConnected ? [element] : [...document.querySelectorAll(element.tagName)];
  return candidates.find((candidate) => candidate.isEqualNode(element)) as HTMLElement | undefined;
}

/** Takes over what happened before the page has hydrated: removes the red box, repeats the press. */
function takeOver(early: Early): void {
  early.over = true;
  delete document.documentElement.dataset.menuAsked;
  document.querySelector('.load-failure--page')?.remove();
  const heading = document.querySelector('h1');
  if (early.retried && heading) {
    heading.tabIndex = -1;
    heading.focus();
  }
  const { pressed, down } = early;
  if (pressed) currentOf(pressed)?.click();
  // Between the two halves of a press no click arises when the element is drawn anew.
  if (!down || down.isConnected) return;
  const current = currentOf(down);
  const release = ({ target }: PointerEvent) => current?.contains(target as Node) && current.click();
  addEventListener('pointerup', release, { capture: true, once: true });
}

if (typeof window !== 'undefined') {
  const html = document.documentElement;
  const early = window.early ?? {};

  /**
   * Until the page has hydrated, a chunk that fails waits for Retry instead of failing:
   * the framework's first load has no catch and would leave a dead page.
   * Later failures pass: a navigation reloads the page, a lazy part shows its own red box.
   */
  const loadOrAsk: LoadChunk = (id) =>
    load(id).catch((error: unknown) => {
      const { fail, over } = early;
      if (over || !fail) throw error;
      return new Promise((resolve) => {
        fail(String(error), () => resolve(loadOrAsk(id)));
      });
    });
  __webpack_require__.e = loadOrAsk;

  new MutationObserver((_, observer) => {
    if (html.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    takeOver(early);
  }).observe(html, { attributeFilter: ['data-has-hydrated'] });
}

export {};
