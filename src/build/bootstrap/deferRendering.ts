/**
 * Marks the page with `data-deferred`: on narrow screens, the browser then skips the blocks of a document until
 * they're near the window (`content-visibility` in src/styles/theme.css). A page that opens at a fragment, or to which the
 * visitor returns, isn't marked, because its scroll position depends on the height of everything above. Neither is one in a
 * browser without scroll anchoring: it would move when a block above the window gets its height.
 */
export function deferRendering(): void {
  const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  if (type === 'navigate' && !location.hash && CSS.supports('overflow-anchor:auto'))
    document.documentElement.dataset.deferred = '';
}
