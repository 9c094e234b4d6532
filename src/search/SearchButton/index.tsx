import clsx from 'clsx';

/** A button that looks like a search field. The bootstrap script handles its click. See `installEarlyPresses`. */
export function SearchButton({ className, children }: { className?: string; children: string }) {
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={clsx('search-button', className)}
      type="button"
    >
      <svg
        aria-hidden="true"
        fill="none"
        height="20"
        stroke="currentColor"
        strokeWidth="2"
        viewBox="0 0 20 20"
        width="20"
      >
        <path d="M13 8.5a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0M12 12l5 5" />
      </svg>
      <span>{children}</span>
      <kbd aria-hidden>Ctrl K</kbd>
    </button>
  );
}
