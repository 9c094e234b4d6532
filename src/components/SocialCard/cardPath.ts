/** Size of a social card, in px. */
export const cardSize = { width: 1200, height: 630 };

/** File of the card of a page, by its path below the base URL: `/docs/x` has `/img/cards/docs-x.png`. */
export function cardPath(route: string): string {
  const name = route.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  return `/img/cards/${name || 'home'}.png`;
}
