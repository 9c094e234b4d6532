import type { Bootstrap } from './bootstrap';

/**
 * Marks the page with `data-deferred` on phones. The browser then skips blocks until they're near the window
 * (`content-visibility` in the stylesheets) or the page is idle. Pages opened at a fragment or by Back and Forward
 * aren't marked, because their scroll position depends on the height of everything above. Neither are pages in tall
 * windows or browsers without scroll anchoring, where content would jump when a block above gets its height.
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
  /** Approximate number of elements that one idle callback renders: few enough to avoid a long task. */
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
