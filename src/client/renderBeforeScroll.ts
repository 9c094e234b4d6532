// Renders all blocks before a link scrolls to a fragment, and before Back or Forward opens a page. See
// deferRendering.ts. Browsers without the `navigate` event scroll less precisely.
if (typeof window !== 'undefined')
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    const { pathname, hash } = new URL(destination.url);
    if (hash || (navigationType === 'traverse' && pathname !== location.pathname))
      delete document.documentElement.dataset.deferred;
  });

export {};
