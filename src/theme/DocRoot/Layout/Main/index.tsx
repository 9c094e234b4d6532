// The sheet of a document beside the sidebar, with the site's own margins. The theme's sheet sets them with six classes,
// whose rules stand in the styles of every page, and for a sidebar that can be hidden, which this site has not.
// On upgrade: check that DocRoot/Layout still renders it beside the sidebar in a row.
import type { Props } from '@theme/DocRoot/Layout/Main';
import styles from './styles.module.css';

export default function DocRootLayoutMain({ children }: Props) {
  return (
    <main className={styles.root}>
      <div className={styles.page}>{children}</div>
    </main>
  );
}
