import type { Bootstrap } from './bootstrap';

/**
 * Marks the page with `data-deferred` on phones. The browser then skips blocks (`content-visibility` in the
 * stylesheets) until they're near the viewport or the page is idle. Doesn't mark pages opened at a fragment or with
 * Back or Forward, because their scroll position depends on the height of everything above. Also excludes tall windows,
 * browsers without scroll anchoring, where content would jump, and Tor Browser, which hides how the page was opened.
 */
export function deferRendering(bootstrap: Bootstrap): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isPhone = matchMedia('(width <= 600px) and (height <= 1000px)').matches;
  if (!isPhone || opened?.type !== 'navigate' || location.hash || !CSS.supports('overflow-anchor:auto')) return;
  document.documentElement.dataset.deferred = '';

  /** Resolves when the stylesheet has loaded, which restyles everything rendered so far in a single task. */
  const styled = new Promise<Event>((resolve) => {
    bootstrap.onStyles = resolve;
  });
  /** Approximate number of elements that an idle callback renders, small enough to avoid long tasks. */
  const perCallback = 200;
  // Blocks to render when idle. Otherwise, full-page screenshots have gaps, and the scrollbar is wrong.
  const blocks: HTMLElement[] = [];
  const render = () =>
    requestIdleCallback(() => {
      // Rendering blocks above the viewport would move the content that the visitor has scrolled to.
      if (scrollY) blocks.length = 0;
      for (let count = 0; blocks[0] && count < perCallback; ) {
        const block = blocks.shift() as HTMLElement;
        block.style.contentVisibility = 'visible';
        count += block.querySelectorAll('*').length + 1;
      }
      // Reading this property forces layout in this task, so the next frame has less to do.
      document.body.offsetHeight;
      if (blocks[0]) render();
    });
  addEventListener('contentvisibilityautostatechange', (event) => {
    const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent;
    if (skipped && blocks.push(target as HTMLElement) === 1) styled.then(render);
  });
}
