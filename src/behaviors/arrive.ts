import type { ClientModule } from '@docusaurus/types';
import { focusOn } from '@site/src/lib/focusOn';

let isBack = false;
// The build also imports this module, without a window.
globalThis.addEventListener?.('popstate', () => {
  isBack = true;
});

/**
 * Does what browsers do only when a page loads. Opens the fold around a link's target, marks an entry or a cause until
 * the next key or click, and moves focus to the target or to the heading of the new page. Screen readers announce it,
 * and the next Tab press continues there. After Back, focus is on the link to the page that the reader left.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = target?.closest('details:not([open])');
  if (fold) {
    fold.setAttribute('open', '');
    target?.scrollIntoView();
  }
  if (target?.matches('section > h2, section > ul > li[id]')) {
    target.dataset.opened = '';
    for (const event of ['keydown', 'pointerdown'])
      addEventListener(event, () => delete target.dataset.opened, { once: true });
  }
  if (!previousLocation) return;
  const first = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`);
  const { pathname } = previousLocation;
  const left = isBack ? first(`:is(a[href="${pathname}"], a[href^="${pathname}#"])`) : null;
  isBack = false;
  focusOn(target ?? left ?? (location.pathname === pathname ? null : first('h1')), { preventScroll: true });
};
