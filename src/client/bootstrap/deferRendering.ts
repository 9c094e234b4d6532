import type { Bootstrap } from './bootstrap';

/**
 * Marks the page with `data-deferred` on phones: the browser then skips the blocks of a page until they're near the window
 * (`content-visibility` in the stylesheets), or until the page is idle. A page that opens at a fragment, or to which the
 * visitor returns, isn't marked, because its scroll position depends on the height of everything above. Neither is one in
 * a browser without scroll anchoring, nor in a high window: blocks that get their height would move what the visitor reads.
 */
export function deferRendering(bootstrap: Bootstrap): void {
  const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  const isPhone = matchMedia('(width <= 600px) and (height <= 1000px)').matches;
  if (!isPhone || type !== 'navigate' || location.hash || !CSS.supports('overflow-anchor:auto')) return;
  document.documentElement.dataset.deferred = '';

  /** Resolves when the stylesheet has loaded. It restyles everything rendered so far in one task. */
  const styled = new Promise<Event>((resolve) => {
    bootstrap.onStyles = resolve;
  });
  /** Number of elements, about, that one idle callback renders: few enough to avoid a long task. */
  const perCallback = 200;
  // Without this, a full-page screenshot has blanks, and the scrollbar is wrong.
  const blocks: HTMLElement[] = [];
  const render = () =>
    requestIdleCallback(() => {
      // Blocks above the window would move the content that the visitor has scrolled to.
      if (scrollY) blocks.length = 0;
      for (let count = 0; blocks[0] && count < perCallback; ) {
        const block = blocks.shift() as HTMLElement;
        block.style.contentVisibility = 'visible';
        count += block.querySelectorAll('*').length + 1;
      }
      // Reading this forces layout, so the next frame is a separate task.
      document.body.offsetHeight;
      if (blocks[0]) render();
    });
  addEventListener('contentvisibilityautostatechange', (event) => {
    const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent;
    if (skipped && blocks.push(target as HTMLElement) === 1) styled.then(render);
  });
}
