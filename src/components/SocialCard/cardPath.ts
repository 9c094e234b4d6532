/** Size of a social card, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** Returns the path of a route's social card: `/img/cards/docs-x.png` for `/docs/x`. Routes have no base URL. */
export function cardPath(route: string): string {
  const name = route.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  return `/img/cards/${name || 'home'}.png`;
}
