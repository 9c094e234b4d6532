import { LoadFailure } from '@site/src/components/LoadFailure';
import { Spinner } from '@site/src/components/Spinner';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** What the tool does, in a sentence or two. */
  text: string;
  /** Loads the content. */
  load: () => Promise<{ default: ComponentType }>;
};

type Part = { Inside: ComponentType } | { error: unknown } | undefined;

/** The content of a tool, or its loading state. */
function Inside({ load }: Pick<Props, 'load'>) {
  const [part, setPart] = useState<Part>();
  const start = useCallback(() => {
    setPart(undefined);
    load().then(
      ({ default: Loaded }) => setPart({ Inside: Loaded }),
      (error: unknown) => setPart({ error }),
    );
  }, [load]);
  useEffect(start, [start]);
  if (!part) {
    return (
      <div className={styles.loading} role="status">
        <Spinner />
      </div>
    );
  }
  if ('error' in part) return <LoadFailure error={part.error} retry={start} />;
  return <part.Inside />;
}

/**
 * An in-page tool, whose code loads when it is first opened. Closing it keeps its text.
 * A native details element, so it also opens before hydration.
 */
export function DocTool({ title, text, load }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (details.current?.open) setWasOpened(true);
  }, []);
  return (
    <details
      className={styles.root}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
      ref={details}
    >
      <summary className={styles.summary}>
        <strong>{title}</strong> <span>{text}</span>
      </summary>
      {wasOpened && <Inside load={load} />}
    </details>
  );
}
