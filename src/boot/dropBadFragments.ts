function isUsable(fragment: string): boolean {
  try {
    decodeURIComponent(fragment);
    return true;
  } catch {
    return false;
  }
}

function dropFragment(): void {
  history.replaceState(history.state, '', location.href.replace(/#.*/s, ''));
}

// Removes a fragment from the URL if the framework would crash because it can't decode it, such as `#%ff`.
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
