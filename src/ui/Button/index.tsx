import Link from '@docusaurus/Link';
import type { AppPage } from '@site/src/lib/appUrl';
import { company } from '@site/src/lib/company';
import { useAppUrl } from '@site/src/lib/useAppUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type ButtonProps = { look?: 'primary'; children: ReactNode };

/** A link to a page on this site, styled as a button. Use one primary button per view. The search ignores its label. */
export function ButtonLink({ to, look, children }: ButtonProps & { to: string }) {
  return (
    <Link className={clsx(styles.root, look && styles[look])} data-search-skip="" to={to}>
      {children}
    </Link>
  );
}

/** A button-styled link to the current environment's application, in the same tab. The search ignores its label. */
export function AppButtonLink({ page, children }: { page: AppPage; children: ReactNode }) {
  return (
    <a className={clsx(styles.root, styles.primary)} data-search-skip="" href={useAppUrl(page)}>
      {children}
    </a>
  );
}

/** A link to an email to the company, styled as a button. */
export function MailButtonLink({ subject, body, look, children }: ButtonProps & { subject: string; body: string }) {
  const text = body && `&body=${encodeURIComponent(body)}`;
  return (
    <a
      className={clsx(styles.root, look && styles[look])}
      href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}${text}`}
    >
      {children}
    </a>
  );
}

/** A button for an action on this page. The search ignores its label. */
export function PushButton({ onPress, look, children }: ButtonProps & { onPress: () => void }) {
  return (
    <button className={clsx(styles.root, look && styles[look])} data-search-skip="" onClick={onPress} type="button">
      {children}
    </button>
  );
}

/** Buttons in a row. On a phone, they take up the full width. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
