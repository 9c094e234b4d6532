// Company and email, three link columns with headings, copyright and revision.
// In the theme's footer, column titles aren't headings, and the email link opens a new tab and has an icon.
// On upgrade: check the shape of themeConfig.footer.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { company } from '@site/src/lib/company';
import Logo from '@theme/Logo';
import clsx from 'clsx';
import { memo } from 'react';
import styles from './styles.module.css';

type LinkColumn = { title: string; items: { label: string; to: string }[] };

function Column({ title, items }: LinkColumn) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Footer() {
  const { footer } = useThemeConfig();
  const { siteConfig } = useDocusaurusContext();
  const columns = footer?.links as LinkColumn[] | undefined;
  return (
    <footer className={clsx('theme-layout-footer', styles.root)}>
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div>
            <Logo className={styles.brand} />
            <p>{`${company.tagline}.`}</p>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </div>
          <nav aria-label="Footer" className={styles.nav}>
            {columns?.map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </nav>
        </div>
        <div className={styles.block}>
          <p>{footer?.copyright}</p>
          <p>
            Rev <b>{String(siteConfig.customFields?.version)}</b>
          </p>
        </div>
      </div>
    </footer>
  );
}

export default memo(Footer);
