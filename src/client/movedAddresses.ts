// The build writes these functions' source into pages, so they can refer only to browser globals and their arguments.

/** Goes to the URL in the running script's `data-to` attribute, and keeps the current query and fragment. */
export function followRedirect(): void {
  const [path, fragment] = String(document.currentScript?.getAttribute('data-to')).split('#');
  location.replace(path + location.search + (location.hash || (fragment ? `#${fragment}` : '')));
}

/**
 * Goes to the new URL of a moved anchor, both now and whenever the fragment changes, and keeps the current query.
 * @param moved new URLs by path and fragment
 */
export function redirectAnchors(moved: Record<string, string>): void {
  const follow = () => {
    const [path, fragment] = moved[location.pathname + location.hash]?.split('#') ?? [];
    if (path) location.replace(path + location.search + (fragment ? `#${fragment}` : ''));
  };
  follow();
  addEventListener('hashchange', follow);
}
