let observer: ResizeObserver | undefined;
const watched = new WeakSet<Element>();

function nameOf(box: Element): string {
  const copy = box.parentElement?.querySelector('.code-copy')?.getAttribute('aria-label');
  return box.querySelector('table')?.getAttribute('aria-label') ?? copy?.replace(/^Copy /, '') ?? 'Output';
}

function update(box: HTMLElement): void {
  const { overflowX, overflowY } = getComputedStyle(box);
  const scrolls =
    (overflowX === 'auto' && box.scrollWidth > box.clientWidth + 1) ||
    (overflowY === 'auto' && box.scrollHeight > box.clientHeight + 1);
  if (scrolls === box.hasAttribute('tabindex')) return;
  for (const [name, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-label': nameOf(box) })) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}

/**
 * Makes a box a tab stop with a name while its content overflows, so the arrow keys can scroll the content. Works as a
 * ref callback.
 * @returns a function that stops watching
 */
export function watchScrolling(box: HTMLElement | null): () => void {
  if (!box) return () => {};
  observer ??= new ResizeObserver((entries) => {
    const changed = entries.map(({ target }) => (watched.has(target) ? target : target.parentElement));
    for (const one of new Set(changed)) if (one) update(one as HTMLElement);
  });
  const parts = [box, ...box.children];
  watched.add(box);
  for (const part of parts) observer.observe(part);
  return () => {
    for (const part of parts) observer?.unobserve(part);
  };
}
