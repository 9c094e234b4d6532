// The footer of a document: edit link, report link, date of the last change; in print, its URL and the site version.
// The theme's footer has no slot for a report link.
// On upgrade: check the props of EditThisPage and LastUpdated, and that DocItem/Layout renders the footer of every document.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ReportProblem } from '@site/src/docs/ReportProblem';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function DocItemFooter() {
  const { editUrl, lastUpdatedAt, permalink } = useDoc().metadata;
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <footer className={clsx(ThemeClassNames.docs.docFooter, styles.root)}>
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <ReportProblem />
        {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
      </footer>
      <p className="printed-source">
        {siteConfig.url}
        {permalink} · Version {String(siteConfig.customFields?.version)}
      </p>
    </>
  );
}
