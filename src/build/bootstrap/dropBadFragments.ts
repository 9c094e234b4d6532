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

/**
 * Takes a fragment out of the address that no anchor can have. The framework crashes on one that it can't decode, such as
 * `#%ff`, and parts of a page would work through one of megabytes.
 */
function dropBadFragment(): void {
  if (isUsable(location.hash)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

if (typeof window !== 'undefined') {
  dropBadFragment();
  // Comes before the listener of the router, which is added when the page hydrates.
  addEventListener('popstate', dropBadFragment, true);
}

export {};
