import Link from '@docusaurus/Link';
import type { AppPage } from '@site/src/lib/appUrl';
import { useAppUrl } from '@site/src/lib/useAppUrl';
import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './styles.module.css';

type Look = 'primary' | 'secondary' | 'gold';

type ButtonProps = { look?: Look; children: ReactNode };

/** A link to a page of this site, styled as a button. Use one primary per view. */
export function ButtonLink({ to, look = 'secondary', children }: ButtonProps & { to: string }) {
  return (
    <Link className={clsx(styles.root, styles[look])} to={to}>
      {children}
    </Link>
  );
}

/** A link to the application of the current environment, styled as a button. Opens in the same tab. */
export function AppButtonLink({ page, look = 'primary', children }: ButtonProps & { page: AppPage }) {
  return (
    <a className={clsx(styles.root, styles[look])} href={useAppUrl(page)}>
      {children}
    </a>
  );
}

type MailButtonProps = { email: string; look?: Look; subject?: string; children?: ReactNode };

/** A mailto link, styled as a button. Shows the address if it has no other content. */
export function MailButtonLink({ email, look = 'primary', subject, children = email }: MailButtonProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a className={clsx(styles.root, styles[look])} href={`mailto:${email}${query}`}>
      {children}
    </a>
  );
}

type PushButtonProps = ButtonProps & { onPress: () => void; ref?: Ref<HTMLButtonElement> };

/** A button with an action on this page. */
export function PushButton({ onPress, look = 'secondary', children, ref }: PushButtonProps) {
  return (
    <button className={clsx(styles.root, styles.push, styles[look])} onClick={onPress} ref={ref} type="button">
      {children}
    </button>
  );
}

/** Buttons in a row; on a phone they fill its width. The search leaves out their labels. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.row} data-search-skip="">
      {children}
    </div>
  );
}
