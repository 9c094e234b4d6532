/** Maximum length of an anchor, in characters. The site's anchors have up to 60. */
const maxLength = 1000;

function isUsable(fragment: string): boolean {
  try {
    decodeURIComponent(fragment);
  } catch {
    return false;
  }
  // The sample's panel reports a shared version that's too long.
  return fragment.length <= maxLength || fragment.startsWith('#run=');
}

function dropFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

// Removes a fragment from the URL if it can't be an anchor. The framework crashes on fragments that it can't decode,
// such as `#%ff`, and a fragment of several megabytes would freeze parts of the page.
if (typeof window !== 'undefined') {
  if (!isUsable(location.hash)) dropFragment();
  const stop = (event: Event) => {
    if (isUsable(location.hash)) return;
    dropFragment();
    // Hides the event from the router, which has nothing to render, because the page doesn't change.
    event.stopImmediatePropagation();
  };
  addEventListener('popstate', stop, true);
}

export {};
