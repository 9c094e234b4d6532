// Company and email, three columns of links with headings, and a title block with the site version. In the theme's
// footer, the column titles aren't headings, and the email link has an icon and opens a new tab. On upgrade: check the
// structure of themeConfig.footer.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { company } from '@site/src/lib/company';
import { dateText } from '@site/src/lib/dateText';
import { BrandMark } from '@site/src/ui/BrandMark';
import Logo from '@theme/Logo';
import clsx from 'clsx';
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

/** The footer, with the title block of the site. */
export default function Footer() {
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
          <p className={styles.owner}>
            <BrandMark />
            {footer?.copyright}
          </p>
          <p>
            Rev <b>{String(siteConfig.customFields?.version)}</b>
          </p>
          <p>
            Date <b>{dateText(String(siteConfig.customFields?.date))}</b>
          </p>
        </div>
      </div>
    </footer>
  );
}
