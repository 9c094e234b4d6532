import type { Bootstrap } from './bootstrap';

/**
 * Gives every page one URL before the router reads it: `/x.html`, `/x/index.html`, and `/x/` become `/x`. The home page
 * and the documentation home keep their trailing slash. For `/x.html` and `/x.html/`, the host has most likely served its
 * not-found page, so this function loads the right page. In the other cases, only the URL changes. An invalid UTF-8
 * escape, such as `%ff`, becomes literal text, because the framework would crash when decoding it.
 */
export function normalizeLocation(_: Bootstrap, baseUrl: string): void {
  let { pathname } = location;
  try {
    decodeURI(pathname);
  } catch {
    pathname = pathname.replaceAll('%', '%25');
  }
  const file = pathname.replace(/\.html\/+$/, '.html');
  const [, page = '', ending] = /^(.*?)\/*((?:\/index)?\.html)?$/.exec(file) ?? [];
  const isHome = /^(docs)?$/.test(page.slice(baseUrl.length));
  const wanted = isHome ? `${page}/` : page;
  if (wanted === location.pathname || !pathname.startsWith(baseUrl)) return;
  const address = new URL(location.href);
  address.pathname = wanted;
  if (ending === '.html' || file !== pathname) {
    stop();
    location.replace(address);
  } else history.replaceState(history.state, '', address);
}
