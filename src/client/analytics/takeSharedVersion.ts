declare global {
  interface Window {
    /** Fragment with an edited sample, taken from the address. */
    sharedVersion?: string;
  }
}

/**
 * Takes the code of a shared sample out of the address before the analytics tag and the router read it, because nothing
 * that a reader writes is sent.
 */
export function takeSharedVersion(): void {
  const take = () => {
    if (!location.hash.startsWith('#run=')) return;
    window.sharedVersion = location.hash;
    history.replaceState(history.state, '', location.pathname + location.search);
  };
  take();
  // A pasted link fires this event first, and then the one that opens the panel.
  addEventListener('popstate', take, true);
}
