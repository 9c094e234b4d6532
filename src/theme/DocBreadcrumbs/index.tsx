// Offers the page as Markdown beside the breadcrumbs, where a reader sees it before a long page.
// The theme has no place of its own above the title.
// On upgrade: check that DocItem/Layout still renders the breadcrumbs of every document inside useDoc's provider.
import { CopyPage } from '@site/src/docs/CopyPage';
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
