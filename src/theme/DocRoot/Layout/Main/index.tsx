// The main area next to the sidebar, with the site's own margins. The theme's version needs six classes, whose rules would
// be in the critical CSS of every page, and supports a sidebar that can be hidden, which this site doesn't have.
// On upgrade: check that DocRoot/Layout still renders it next to the sidebar in a row.
import type { Props } from '@theme/DocRoot/Layout/Main';
import styles from './styles.module.css';

export default function DocRootLayoutMain({ children }: Props) {
  return (
    <main className={styles.root}>
      <div className={styles.page}>{children}</div>
    </main>
  );
}
