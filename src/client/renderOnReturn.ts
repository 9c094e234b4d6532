// Renders all blocks of a page to which Back or Forward leads, see deferRendering.ts. The event tells them from a link;
// browsers without it restore the scroll position with less precision.
if (typeof window !== 'undefined')
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    if (navigationType === 'traverse' && new URL(destination.url).pathname !== location.pathname)
      delete document.documentElement.dataset.deferred;
  });

export {};
