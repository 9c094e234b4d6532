import { type match, matchPath as matchPattern, type RouteProps } from 'react-router';

/** What makes a path a pattern for the library. */
const pattern = /[:*?+()\\]/;

/** The beginnings of addresses that plain paths match; undefined for patterns. */
const beginnings = new Map<string, string | undefined>();

function beginningOf(path: string): string | undefined {
  if (!beginnings.has(path))
    beginnings.set(path, pattern.test(path) ? undefined : path.replace(/\/$/, '').toLowerCase());
  return beginnings.get(path);
}

/** As in the library. Most paths are plain and begin otherwise: they are not tried, as a page asks for all paths of a site. */
export function matchPath(pathname: string, route: RouteProps): match | null {
  const beginning = typeof route.path === 'string' && !route.sensitive ? beginningOf(route.path) : undefined;
  return beginning !== undefined && !pathname.toLowerCase().startsWith(beginning)
    ? null
    : matchPattern(pathname, route);
}

/** What every address matches where no path is given. */
export function rootMatch(pathname: string): match {
  return { path: '/', url: '/', params: {}, isExact: pathname === '/' };
}
