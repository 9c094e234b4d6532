import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { dateText } from '@site/src/lib/dateText';
import { markdownPath } from '@site/src/lib/markdownPath';
import { ReportProblem } from '@site/src/ui/ReportProblem';
import EditThisPage from '@theme/EditThisPage';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A document's footer: links to its Markdown, to edit it, and to report a problem, date of the last change and, in print,
 * the URL and the site version. The theme's footer has no place for a report link and formats the date with `Intl`, which
 * is slow to load (see src/lib/dateText.ts).
 */
export function DocumentFooter() {
  const { editUrl, frontMatter, permalink } = useDoc().metadata;
  const { siteConfig } = useDocusaurusContext();
  const { date } = frontMatter.last_update ?? {};
  const changed = date && new Date(date).toISOString();
  return (
    <>
      <footer className={clsx(ThemeClassNames.docs.docFooter, styles.root)}>
        <a href={markdownPath(permalink)}>View as Markdown</a>
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <ReportProblem />
        {changed && (
          <span className={ThemeClassNames.common.lastUpdated}>
            Last updated on{' '}
            <b>
              <time dateTime={changed}>{dateText(changed)}</time>
            </b>
          </span>
        )}
      </footer>
      <p className="printed-source">
        {siteConfig.url}
        {permalink} · Version {String(siteConfig.customFields?.version)}
      </p>
    </>
  );
}
