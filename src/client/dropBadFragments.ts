/** Longest anchor, in characters. The site's own have up to 60. */
const maxLength = 1000;

function isUsable(fragment: string): boolean {
  try {
    decodeURIComponent(fragment);
  } catch {
    return false;
  }
  // The sample's panel reports a version that is too long.
  return fragment.length <= maxLength || fragment.startsWith('#run=');
}

function dropFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

// Removes a fragment that can't be an anchor from the URL. The framework crashes on one that it can't decode, such as
// `#%ff`, and a fragment of several megabytes would freeze parts of the page.
if (typeof window !== 'undefined') {
  if (!isUsable(location.hash)) dropFragment();
  const stop = (event: Event) => {
    if (isUsable(location.hash)) return;
    dropFragment();
    // The page doesn't change, so the router, which listens later, has nothing to render.
    event.stopImmediatePropagation();
  };
  addEventListener('popstate', stop, true);
}

export {};
