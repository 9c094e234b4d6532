/** Size of a social card, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** Returns a route's social card, such as `/img/cards/docs-x.png` for `/docs/x`. The route has no base URL. */
export function cardPath(route: string): string {
  const name = route.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  return `/img/cards/${name || 'home'}.png`;
}
