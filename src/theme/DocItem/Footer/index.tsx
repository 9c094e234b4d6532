// Ends a document with what a reader may do about it (edit, report a problem), the day of its last change,
// and on paper with its address and the version of the site. The theme's footer has no place for a report.
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
