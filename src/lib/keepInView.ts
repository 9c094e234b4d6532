type Found = Element | null | undefined;

/**
 * Scrolls a list so that a link is in its middle, unless the link is already in view: at least `before` px below the
 * list's top and `after` px above its bottom. Unlike scrollIntoView, doesn't change where the next Tab continues.
 */
export function keepInView(list: Found, link: Found, before: number, after: number): void {
  if (!list || !link) return;
  const { top, height } = list.getBoundingClientRect();
  const offset = link.getBoundingClientRect().top - top;
  if (offset < before || offset > height - after) list.scrollTop += offset - height / 2;
}
