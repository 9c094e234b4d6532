import Link from '@docusaurus/Link';
import type { AppPage } from '@site/src/lib/appUrl';
import { useAppUrl } from '@site/src/lib/useAppUrl';
import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './styles.module.css';

type Look = 'primary';

type ButtonProps = { look?: Look; children: ReactNode };

/** A link to a page on this site, styled as a button. Use one primary button per view. The search ignores its label. */
export function ButtonLink({ to, look, children }: ButtonProps & { to: string }) {
  return (
    <Link className={clsx(styles.root, look && styles[look])} data-search-skip="" to={to}>
      {children}
    </Link>
  );
}

/**
 * A button-styled link to the current environment's application, opened in the same tab. The search ignores its label.
 */
export function AppButtonLink({ page, look = 'primary', children }: ButtonProps & { page: AppPage }) {
  return (
    <a className={clsx(styles.root, styles[look])} data-search-skip="" href={useAppUrl(page)}>
      {children}
    </a>
  );
}

type MailButtonProps = { email: string; look?: Look; subject?: string; body?: string; children?: ReactNode };

/** A mailto link, styled as a button. Without children, the link shows the address, which is searchable. */
export function MailButtonLink({ email, look, subject, body, children = email }: MailButtonProps) {
  const fields = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? `${name}=${encodeURIComponent(text)}` : [],
  );
  const query = fields.length > 0 ? `?${fields.join('&')}` : '';
  return (
    <a className={clsx(styles.root, look && styles[look])} href={`mailto:${email}${query}`}>
      {children}
    </a>
  );
}

type PushButtonProps = ButtonProps & { onPress: () => void; ref?: Ref<HTMLButtonElement> };

/** A button for an action on this page. The search ignores its label. */
export function PushButton({ onPress, look, children, ref }: PushButtonProps) {
  return (
    <button
      className={clsx(styles.root, look && styles[look])}
      data-search-skip=""
      onClick={onPress}
      ref={ref}
      type="button"
    >
      {children}
    </button>
  );
}

/** Buttons in a row. On a phone, they take up the full width. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
