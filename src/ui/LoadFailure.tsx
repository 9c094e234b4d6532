import { useEffect, useRef } from 'react';

type Props = {
  /** What failed, and what the reader can do. */
  message?: string;
  retry: () => void;
};

const didNotLoad = 'This part of the page didn’t load. Check your connection, then press Retry.';

/** The parent of the box whose Retry button was last clicked. When that box disappears, focus is lost. */
let retriedIn: Element | null = null;

/**
 * The red box for a part that failed to load. If the part fails again, the Retry button of the new box, in the same
 * parent, is focused. The styles are in theme.css, because the bootstrap script builds the same box without React.
 */
export function LoadFailure({ message = didNotLoad, retry }: Props) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const lostFocus = !document.activeElement || document.activeElement.matches('body, dialog');
    if (box.current?.parentElement === retriedIn && lostFocus) box.current?.querySelector('button')?.focus();
  }, []);

  return (
    <div className="load-failure" ref={box} role="alert">
      <p>{message}</p>
      <button
        onClick={() => {
          retriedIn = box.current?.parentElement ?? null;
          retry();
        }}
        type="button"
      >
        Retry
      </button>
    </div>
  );
}
