// Tagline and email, three columns of links with headings, and a line with owner, version, and date. In the theme's
// footer, the column titles aren't headings, and the email link has an icon and opens a new tab. On upgrade: check the
// structure of themeConfig.footer.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { company } from '@site/src/lib/company';
import { dateText } from '@site/src/lib/dateText';
import clsx from 'clsx';
import styles from './styles.module.css';

type LinkColumn = { title: string; items: { label: string; to: string }[] };

/** The footer, with the site's owner, version, and date. */
export default function Footer() {
  const { footer } = useThemeConfig();
  const { siteConfig } = useDocusaurusContext();
  const columns = footer?.links as LinkColumn[] | undefined;
  return (
    <footer className={clsx('theme-layout-footer', styles.root)}>
      <div className={styles.wrap}>
        <div>
          <p>{`${company.tagline}.`}</p>
          <p>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </div>
        <nav aria-label="Footer" className={styles.nav}>
          {columns?.map(({ title, items }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {items.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.block}>
          <span>{footer?.copyright}</span> <span>Rev {String(siteConfig.customFields?.version)}</span>{' '}
          <span>{dateText(String(siteConfig.customFields?.date))}</span>
        </div>
      </div>
    </footer>
  );
}
