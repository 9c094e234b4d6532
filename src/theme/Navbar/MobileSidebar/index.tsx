// Makes the side menu on narrow screens a native modal dialog, which keeps focus and screen readers inside. The brand
// closes it, too. The theme's menu does none of this and has no option for it. The menu is rendered only when it's
// opened, because its links take longer to render than the rest of the navbar. On upgrade: check `shown` and `toggle` in
// the two hooks, and the class names of the close button and the brand.

import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { keepInView } from '@site/src/lib/keepInView';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

export default function ModalMobileSidebar() {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: secondaryShown } = useNavbarSecondaryMenu();
  const [hasOpened, setHasOpened] = useState(false);
  if (shown && !hasOpened) setHasOpened(true);
  const root = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const menu = root.current;
    if (!shown || !menu) return undefined;
    menu.showModal();
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({ preventScroll: true });
    const current = menu.querySelector('.navbar-sidebar__item:last-child [aria-current]');
    keepInView(current?.closest('.navbar-sidebar__item'), current, 52, 48);
    return () => menu.close();
  }, [shown]);

  // "Back to main menu" becomes inert together with its panel and loses focus.
  useEffect(() => {
    const menu = root.current;
    if (!shown || secondaryShown || !document.activeElement?.closest('[inert]')) return;
    menu?.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) a')?.focus({ preventScroll: true });
  }, [shown, secondaryShown]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    toggle();
  };
  // A click beside the menu. For all links except the brand, the theme closes the menu.
  const press = ({ target }: MouseEvent) => {
    if (target === root.current || (target as Element).closest('.navbar__brand')) toggle();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog
    <dialog aria-label="Navigation bar" onCancel={cancel} onClick={press} ref={root}>
      {hasOpened && <MobileSidebar />}
    </dialog>
  );
}
