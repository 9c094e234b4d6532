/**
 * Marks a page that a phone opens at its top with `data-deferred`. The browser then skips blocks until they're near the
 * window (`content-visibility` in the stylesheets). Leaves out pages that open at a fragment, or after Back, because
 * their position depends on the height of everything above, and browsers without scroll anchoring, where blocks would
 * jump. src/client/hydration.ts removes the mark before the next navigation.
 */
export function deferRendering(): void {
  const isPhone = matchMedia('(max-width: 600px)').matches;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isPhone && opened?.type === 'navigate' && !location.hash && CSS.supports('overflow-anchor:auto'))
    document.documentElement.dataset.deferred = '';
}
