// Renders all blocks when Back or Forward opens a page. See deferRendering.ts. Browsers without this event restore the
// scroll position less precisely.
if (typeof window !== 'undefined')
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    if (navigationType === 'traverse' && new URL(destination.url).pathname !== location.pathname)
      delete document.documentElement.dataset.deferred;
  });

export {};
