/** Longest fragment of an anchor, in characters; those of the site have up to 60. */
const maxLength = 1000;

function isUsable(fragment: string): boolean {
  try {
    decodeURIComponent(fragment);
  } catch {
    return false;
  }
  // The panel of the sample says what is wrong with a version that is too long.
  return fragment.length <= maxLength || fragment.startsWith('#run=');
}

function dropFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

// Takes a fragment out of the address that no anchor can have. The framework crashes on one that it can't decode, such as
// `#%ff`, and parts of a page would work through one of megabytes.
if (typeof window !== 'undefined') {
  if (!isUsable(location.hash)) dropFragment();
  const stop = (event: Event) => {
    if (isUsable(location.hash)) return;
    dropFragment();
    // The page stays the same, so the router, which listens later, has nothing to render.
    event.stopImmediatePropagation();
  };
  addEventListener('popstate', stop, true);
}

export {};
