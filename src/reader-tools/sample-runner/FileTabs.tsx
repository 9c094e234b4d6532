import type { KeyboardEvent } from 'react';
import styles from './styles.module.css';

type Props = {
  panelId: string;
  names: readonly string[];
  open: string;
  onOpen: (name: string) => void;
};

/** Returns the ID of a file's tab. */
export const tabId = (panelId: string, name: string) => `${panelId}-tab-${name}`;

/** Returns the ID of the panel that a file's tab opens. */
export const fileId = (panelId: string, name: string) => `${panelId}-${name}`;

/** The files of a sample as tabs. See the ARIA Authoring Practices. */
export function FileTabs({ panelId, names, open, onOpen }: Props) {
  const move = (event: KeyboardEvent) => {
    // Shortcuts such as Alt+Left, which goes back, belong to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = names.indexOf(open);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = names.at(target % names.length) ?? open;
    onOpen(next);
    const tab = document.getElementById(tabId(panelId, next));
    tab?.focus();
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div aria-label="Files" className={styles.tabs} role="tablist">
      {names.map((name) => (
        <button
          aria-controls={fileId(panelId, name)}
          aria-selected={name === open}
          className={styles.tab}
          id={tabId(panelId, name)}
          key={name}
          onClick={() => onOpen(name)}
          onKeyDown={move}
          role="tab"
          tabIndex={name === open ? 0 : -1}
          type="button"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
