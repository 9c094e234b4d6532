// The content of a page that crashed, in the site's design.
// The theme's version uses Infima's hero and an inline style.
// On upgrade: check the props of the fallback of ErrorBoundary and that Layout renders ErrorPageContent.
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import styles from './styles.module.css';

type Props = {
  error: Error;
  tryAgain: () => void;
};

export default function ErrorPageContent({ error, tryAgain }: Props) {
  return (
    <main className={styles.root}>
      <h1 className={styles.title}>This page crashed.</h1>
      <button className={styles.button} onClick={tryAgain} type="button">
        Try again
      </button>
      <div className={styles.messages}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
