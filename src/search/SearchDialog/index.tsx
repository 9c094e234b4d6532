import { LoadFailure } from '@site/src/components/LoadFailure';
import { Spinner } from '@site/src/components/Spinner';
import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PanelProps } from './Panel';
import styles from './styles.module.css';

type Props = {
  onClose: () => void;
  /** Returns what was typed before the field was ready. */
  takeTyped: () => string;
};

type State = { Panel?: ComponentType<PanelProps>; error?: unknown };

/**
 * The search in a native modal dialog, which traps and restores the focus.
 * Loads the search field, engine, and index, and shows a failure.
 */
export function SearchDialog({ onClose, takeTyped }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ Panel, error }, setState] = useState<State>({});

  const load = useCallback(() => {
    setState({});
    import('./Panel').then(
      ({ Panel: Loaded }) => setState({ Panel: Loaded }),
      (reason) => setState({ error: reason }),
    );
  }, []);

  useEffect(() => {
    dialog.current?.showModal();
    load();
  }, [load]);

  const close = () => dialog.current?.close();
  const closeOnLinkOrOutside = (event: MouseEvent) => {
    const newTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (event.target === dialog.current || (!newTab && (event.target as Element).closest('a'))) close();
  };

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: by key, Escape closes a dialog and Enter presses a link
    <dialog
      aria-label="Search"
      className={styles.root}
      onClick={closeOnLinkOrOutside}
      onClose={() => {
        takeTyped();
        onClose();
      }}
      ref={dialog}
    >
      <div className={styles.card}>
        {Panel ? (
          <Panel close={close} takeTyped={takeTyped} />
        ) : (
          <>
            <button className={styles.close} onClick={close} type="button">
              Close
            </button>
            {error ? <LoadFailure error={error} retry={load} /> : <Spinner />}
          </>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
