import type { ClientModule } from '@docusaurus/types';

const boxes = '.theme-code-block pre, .table-region';

function nameOf(box: Element): string {
  const copy = box.parentElement?.querySelector('.code-copy')?.getAttribute('aria-label');
  return box.querySelector('table')?.getAttribute('aria-label') ?? copy?.replace(/^Copy /, '') ?? 'Output';
}

/** Makes a box a named tab stop if its content overflows, so the arrow keys can scroll the content. */
function update(box: HTMLElement): void {
  const { overflowX, overflowY } = getComputedStyle(box);
  const scrolls =
    (overflowX === 'auto' && box.scrollWidth > box.clientWidth + 1) ||
    (overflowY === 'auto' && box.scrollHeight > box.clientHeight + 1);
  if (scrolls === box.hasAttribute('tabindex')) return;
  if (scrolls) {
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', nameOf(box));
  } else for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
}

let observer: ResizeObserver | undefined;

/** Keeps code and tables out of the tab order unless they scroll. */
const scrollBoxes: ClientModule = {
  onRouteDidUpdate() {
    observer ??= new ResizeObserver((entries) => {
      const changed = entries.map(({ target }) => target.closest<HTMLElement>(boxes));
      for (const box of new Set(changed)) if (box) update(box);
    });
    observer.disconnect();
    for (const box of document.querySelectorAll(boxes)) {
      observer.observe(box);
      if (box.firstElementChild) observer.observe(box.firstElementChild);
    }
  },
};

export default scrollBoxes;
