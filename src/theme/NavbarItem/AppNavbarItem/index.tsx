import type { AppPage } from '@site/src/lib/appUrl';
import { useAppUrl } from '@site/src/lib/useAppUrl';
import clsx from 'clsx';

type Props = {
  page: AppPage;
  label: string;
  className?: string;
  /** Set by the theme in the side menu of narrow screens. */
  mobile?: boolean;
  /** Closes the side menu. */
  onClick?: () => void;
};

/**
 * Navbar item that leads to the application in the same tab.
 * A plain anchor: the theme's link would add a new tab and an icon to an outside address.
 */
export function AppNavbarItem({ page, label, className, mobile = false, onClick }: Props) {
  const link = (
    <a className={clsx(mobile ? 'menu__link' : 'navbar__item', className)} href={useAppUrl(page)} onClick={onClick}>
      {label}
    </a>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}
