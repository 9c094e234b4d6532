import { useHistory } from '@docusaurus/router';
import { type LoadComponent, useLazyComponent } from '@site/src/lib/useLazyComponent';
import button from '@site/src/ui/Button/styles.module.css';
import { LoadFailure } from '@site/src/ui/LoadFailure';
import { Spinner } from '@site/src/ui/Spinner';
import clsx from 'clsx';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ComboboxProps } from './Combobox';
import styles from './styles.module.css';

type Props = {
  onClose: () => void;
  /** Called if the dialog is removed while it's open, because the next page has a different layout. */
  onRemove: () => void;
  takeTyped: () => string;
};

const loadCombobox: LoadComponent<ComboboxProps> = async () => ({ default: (await import('./Combobox')).Combobox });

/** The search in a native modal dialog, which traps and restores focus. If loading fails, shows an error. */
export function SearchDialog({ onClose, onRemove, takeTyped }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const { lazy, retry } = useLazyComponent(loadCombobox);
  const history = useHistory();

  const close = useCallback(() => {
    // Until the field has loaded, the press that opened the search would open it again.
    takeTyped();
    dialog.current?.close();
  }, [takeTyped]);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Focuses the dialog instead of its button, which doesn't accept text.
    element?.focus();
    // Going back in history leaves the page that opened the dialog.
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      if (element?.open) onRemove();
    };
  }, [close, onRemove]);

  const followOrClose = (event: MouseEvent) => {
    const newTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    const link = newTab ? null : (event.target as Element).closest('a');
    // A selection can start in the field and end outside. Its click has the dialog as its target.
    const isOutside = event.target === dialog.current && pressed.current === dialog.current;
    if (link) {
      event.preventDefault();
      history.push(String(link.getAttribute('href')));
    }
    if (isOutside || link) close();
  };

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog, and Enter clicks a link
    <dialog
      aria-label="Search"
      className={styles.root}
      onClick={followOrClose}
      onCancel={takeTyped}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      ref={dialog}
      tabIndex={-1}
    >
      <div className={styles.card}>
        {lazy && lazy !== 'failed' ? (
          <lazy.Component close={close} takeTyped={takeTyped} />
        ) : (
          <>
            <button className={clsx(button.root, button.small)} onClick={close} type="button">
              Close
            </button>
            {lazy ? <LoadFailure retry={retry} /> : <Spinner />}
          </>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
