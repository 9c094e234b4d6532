// Adds "Copy page as Markdown" next to the breadcrumbs, where readers see it before a long page.
// The theme has no slot above the title.
// On upgrade: check that DocItem/Layout still renders the breadcrumbs of every document inside useDoc's provider.
import { CopyPage } from '@site/src/components/CopyPage';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithCopy() {
  return (
    <div className={styles.root}>
      <DocBreadcrumbs />
      <CopyPage />
    </div>
  );
}
