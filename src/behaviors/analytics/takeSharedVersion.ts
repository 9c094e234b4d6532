declare global {
  interface Window {
    /** The URL fragment that contains an edited sample. */
    sharedVersion?: string;
  }
}

/** Removes a shared sample's code from the URL before the analytics tag and the router can read it. */
export function takeSharedVersion(): void {
  const take = () => {
    if (!location.hash.startsWith('#run=')) return;
    window.sharedVersion = location.hash;
    history.replaceState(history.state, '', location.href.replace(/#.*/s, ''));
  };
  take();
  // When someone pastes a link, `popstate` fires before `hashchange`, which opens the panel.
  addEventListener('popstate', take, true);
}
