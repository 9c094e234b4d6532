// The build writes these functions' source into pages, so they can refer only to browser globals and their arguments.

/** Goes to the URL in the running script's `data-to` attribute, and keeps the current query and fragment. */
export function followRedirect(): void {
  const [path, fragment] = String(document.currentScript?.getAttribute('data-to')).split('#');
  location.replace(path + location.search + (location.hash || (fragment ? `#${fragment}` : '')));
}

/**
 * Goes to the new URL of a moved anchor, both now and whenever the fragment changes, and keeps the current query.
 * @param page path of the page
 * @param targets the moved anchors by new URL; a URL that ends in `#` gets the anchor
 */
export function redirectAnchors(page: string, targets: Record<string, string[]>): void {
  const follow = () => {
    if (location.pathname !== page) return;
    const anchor = location.hash.slice(1);
    const target = Object.keys(targets).find((url) => targets[url]?.includes(anchor));
    const [path, fragment] = target?.split('#') ?? [];
    if (path) location.replace(path + location.search + (fragment === undefined ? '' : `#${fragment || anchor}`));
  };
  follow();
  addEventListener('hashchange', follow);
}
