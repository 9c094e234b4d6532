/** Size of a social card, in px. */
export const cardSize = { width: 1200, height: 630 };

/** Returns the image path of the social card for a route without the base URL: `/img/cards/docs-x.png` for `/docs/x`. */
export function cardPath(route: string): string {
  const name = route.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  return `/img/cards/${name || 'home'}.png`;
}
