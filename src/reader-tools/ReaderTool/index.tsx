import { LoadFailure } from '@site/src/components/LoadFailure';
import { Spinner } from '@site/src/components/Spinner';
import { type LoadComponent, useLazyComponent } from '@site/src/lib/useLazyComponent';
import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** A description of the tool in one or two sentences. */
  text: string;
  /** Loads the content when the tool is opened for the first time. */
  load: LoadComponent;
};

function LazyContent({ load }: { load: LoadComponent }) {
  const root = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  const { lazy, retry } = useLazyComponent(load);
  // Moves focus to the text box, because the Retry button is gone.
  useEffect(() => {
    if (lazy && retried.current) root.current?.querySelector('textarea')?.focus();
  }, [lazy]);
  if (!lazy) {
    return (
      <div className={styles.loading} role="status">
        <Spinner />
      </div>
    );
  }
  if (lazy === 'failed') {
    const retryAndFocus = () => {
      retried.current = true;
      retry();
    };
    return <LoadFailure retry={retryAndFocus} />;
  }
  return (
    <div ref={root}>
      <lazy.Component />
    </div>
  );
}

/**
 * A tool inside a page that loads its code when first opened. A closed tool keeps its text. A native details element
 * also opens before hydration.
 */
export function ReaderTool({ title, text, load }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (details.current?.open) setWasOpened(true);
  }, []);
  return (
    <details
      aria-label={title}
      className={styles.root}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
      ref={details}
    >
      <summary className={styles.summary}>
        <strong>{title}</strong> <span>{text}</span>
      </summary>
      {wasOpened && <LazyContent load={load} />}
    </details>
  );
}
