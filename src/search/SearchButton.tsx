import { SearchIcon } from '@site/src/ui/SearchIcon';
import clsx from 'clsx';

/** A button that looks like a search field. Its click and its shortcut are handled in src/boot/searchShortcut.ts. */
export function SearchButton({ className, children }: { className?: string; children: string }) {
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      className={clsx('search-button', className)}
      type="button"
    >
      <SearchIcon />
      <span>{children}</span>
      <kbd aria-hidden>Ctrl K</kbd>
    </button>
  );
}
