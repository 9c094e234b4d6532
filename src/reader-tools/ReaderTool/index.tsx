import { LoadFailure } from '@site/src/components/LoadFailure';
import { Spinner } from '@site/src/components/Spinner';
import { type LoadPart, usePart } from '@site/src/lib/usePart';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** A description of the tool in one or two sentences. */
  text: string;
  /** Loads the content when the tool is opened for the first time. */
  load?: LoadPart;
  /** The content of a tool that's expanded by default, used instead of `load`. */
  children?: ReactNode;
};

function Inside({ load }: { load: LoadPart }) {
  const root = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  const { part, retry } = usePart(load);
  // Moves focus to the text box, because the Retry button is gone.
  useEffect(() => {
    if (part && retried.current) root.current?.querySelector('textarea')?.focus();
  }, [part]);
  if (!part) {
    return (
      <div className={styles.loading} role="status">
        <Spinner />
      </div>
    );
  }
  if (part === 'failed') {
    const retryAndFocus = () => {
      retried.current = true;
      retry();
    };
    return <LoadFailure retry={retryAndFocus} />;
  }
  return (
    <div ref={root}>
      <part.Inside />
    </div>
  );
}

/**
 * A tool inside a page. With `load`, it's initially closed and loads its code when first opened. With `children`, it's
 * initially open. A closed tool keeps its text. A native details element also opens before hydration.
 */
export function ReaderTool({ title, text, load, children }: Props) {
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
      open={children ? true : undefined}
      ref={details}
    >
      <summary className={styles.summary}>
        <strong>{title}</strong> <span>{text}</span>
      </summary>
      {children ?? (wasOpened && load && <Inside load={load} />)}
    </details>
  );
}
