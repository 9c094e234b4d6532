import { SearchIcon } from '@site/src/ui/SearchIcon';
import clsx from 'clsx';
import { useEffect, useState } from 'react';

/** A button that looks like a search field. Its click and its shortcut are handled in src/boot/searchShortcut.ts. */
export function SearchButton({ className, children }: { className?: string; children: string }) {
  const [held, setHeld] = useState('Ctrl');
  useEffect(() => {
    if (/Mac|iP/.test(navigator.platform)) setHeld('⌘');
  }, []);
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts={held === 'Ctrl' ? 'Control+K' : 'Meta+K'}
      className={clsx('search-button', className)}
      type="button"
    >
      <SearchIcon />
      <span>{children}</span>
      <kbd aria-hidden>{held} K</kbd>
    </button>
  );
}
