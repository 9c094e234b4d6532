import Link from '@docusaurus/Link';
import type { AppPage } from '@site/src/lib/appUrl';
import { useAppUrl } from '@site/src/lib/useAppUrl';
import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './styles.module.css';

type Look = 'primary' | 'secondary' | 'gold';

type ButtonProps = { look?: Look; children: ReactNode };

/** A link to a page of this site that looks like a key. One primary per view. */
export function ButtonLink({ to, look = 'secondary', children }: ButtonProps & { to: string }) {
  return (
    <Link className={clsx(styles.root, styles[look])} to={to}>
      {children}
    </Link>
  );
}

/** A call to action that leads to the application of the current environment, in the same tab. */
export function AppButtonLink({ page, look = 'primary', children }: ButtonProps & { page: AppPage }) {
  return (
    <a className={clsx(styles.root, styles[look])} href={useAppUrl(page)}>
      {children}
    </a>
  );
}

/** A link that opens the visitor's mail program. */
export function MailButtonLink({ email, look = 'primary' }: { email: string; look?: Look }) {
  return (
    <a className={clsx(styles.root, styles[look])} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

type PushButtonProps = ButtonProps & { onPress: () => void; ref?: Ref<HTMLButtonElement> };

/** A button that does something on this page. */
export function PushButton({ onPress, look = 'secondary', children, ref }: PushButtonProps) {
  return (
    <button className={clsx(styles.root, styles.push, styles[look])} onClick={onPress} ref={ref} type="button">
      {children}
    </button>
  );
}

/** Buttons side by side; on a phone they share the row. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
