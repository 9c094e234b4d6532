/**
 * Sets `data-deferred` when a phone opens a page at its top. The browser then skips blocks until they're near the
 * window (`content-visibility` in the stylesheets). Pages that open at a fragment or after Back are left out, because
 * their position depends on the height of everything above. Browsers without scroll anchoring are left out, because
 * blocks would jump. src/boot/hydration.ts removes the attribute before the next navigation.
 */
export function deferRendering(): void {
  const isPhone = matchMedia('(max-width: 600px)').matches;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isPhone && opened?.type === 'navigate' && !location.hash && CSS.supports('overflow-anchor:auto'))
    document.documentElement.dataset.deferred = '';
}
