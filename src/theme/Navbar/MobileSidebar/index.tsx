// Makes the side menu on narrow screens a modal dialog. Focus moves into the menu and back, Tab stays inside, and
// Escape and the brand close the menu. The theme's menu does none of this and has no option for it. The menu is
// rendered only when it's opened, because its links take longer to render than the rest of the navbar. On upgrade:
// check `shown` and `toggle` in the two hooks, and the class names of the close button, brand, and toggle.

import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { keepInView } from '@site/src/lib/keepInView';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useEffect, useRef, useState } from 'react';

/** Returns the links and buttons in tab order, except in closed groups and in the hidden panel, which is inert. */
function tabStops(menu: HTMLElement): HTMLElement[] {
  const all = menu.querySelectorAll<HTMLElement>('a[href], button');
  return [...all].filter((stop) => stop.checkVisibility() && !stop.closest('[inert]'));
}

function keepTabInside(event: KeyboardEvent, menu: HTMLElement): void {
  const stops = tabStops(menu);
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  const entering = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== leaving && menu.contains(document.activeElement)) return;
  event.preventDefault();
  entering?.focus();
}

export default function ModalMobileSidebar() {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: secondaryShown } = useNavbarSecondaryMenu();
  const [hasOpened, setHasOpened] = useState(false);
  if (shown && !hasOpened) setHasOpened(true);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = root.current;
    if (!shown || !menu) return undefined;
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({ preventScroll: true });
    const current = menu.querySelector('.navbar-sidebar__item:last-child [aria-current]');
    keepInView(current?.closest('.navbar-sidebar__item'), current, 52, 48);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
      if (event.key === 'Tab') keepTabInside(event, menu);
    };
    const onClick = (event: MouseEvent) => {
      // The theme closes the menu for all other links.
      if ((event.target as Element).closest('.navbar__brand')) toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    menu.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      menu.removeEventListener('click', onClick);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
    };
  }, [shown, toggle]);

  // "Back to main menu" becomes inert together with its panel and loses focus.
  useEffect(() => {
    const menu = root.current;
    if (!shown || secondaryShown || !document.activeElement?.closest('[inert]')) return;
    menu?.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) a')?.focus({ preventScroll: true });
  }, [shown, secondaryShown]);

  return (
    <div ref={root} {...(shown && { 'aria-label': 'Navigation bar', 'aria-modal': true, role: 'dialog' })}>
      {hasOpened && <MobileSidebar />}
    </div>
  );
}
