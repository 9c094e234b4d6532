import { keepInView } from '@site/src/lib/keepInView';

/** Ref callback that keeps the active line of a contents list in view during scrolling. Returns a cleanup function. */
export function followActiveLink(contents: HTMLElement | null): (() => void) | undefined {
  if (!contents) return undefined;
  const observer = new MutationObserver(() => {
    const list = contents.querySelector('ul')?.parentElement;
    const link = contents.querySelector('.table-of-contents__link--active');
    // Doesn't scroll the list while someone navigates it with the keyboard.
    if (list && !list.contains(document.activeElement))
      keepInView(list, link ?? list.querySelector('a'), 24, list.clientHeight * 0.2);
  });
  observer.observe(contents, { attributeFilter: ['class'], subtree: true });
  return () => observer.disconnect();
}
