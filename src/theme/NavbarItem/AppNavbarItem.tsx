import type { AppPage } from '@site/src/lib/appUrl';
import { useAppUrl } from '@site/src/lib/useAppUrl';
import button from '@site/src/ui/Button/styles.module.css';
import clsx from 'clsx';

type Props = {
  page: AppPage;
  label: string;
  className?: string;
  /** The theme sets this prop in the side menu on narrow screens. */
  mobile?: boolean;
  /** Closes the side menu. */
  onClick?: () => void;
};

/** A navbar item that opens the application in the same tab. The theme's link would have an icon and open a new tab. */
export function AppNavbarItem({ page, label, className, mobile = false, onClick }: Props) {
  const look = clsx(button.root, page === 'signup' && button.primary);
  const link = (
    <a className={clsx(!mobile && 'navbar__item', look, className)} href={useAppUrl(page)} onClick={onClick}>
      {label}
    </a>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}
