import { useEffect, useRef } from 'react';

type Props = {
  /** What failed, and what the reader can do. */
  message?: string;
  retry: () => void;
};

const didNotLoad = 'This part of the page didn’t load. Check your connection, then press Retry.';

/** True after a click on Retry, until the next box appears. When the old box disappears, focus is lost. */
let isRetrying = false;

/**
 * The red box for a part that failed to load. If the part fails again, the new box's Retry button is focused. The
 * styles are in theme.css, because the bootstrap script builds the same box without React.
 */
export function LoadFailure({ message = didNotLoad, retry }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const lostFocus = !document.activeElement || document.activeElement.matches('body, dialog');
    if (isRetrying && lostFocus) button.current?.focus();
    isRetrying = false;
  }, []);

  return (
    <div className="load-failure" role="alert">
      <p>{message}</p>
      <button
        onClick={() => {
          isRetrying = true;
          retry();
        }}
        ref={button}
        type="button"
      >
        Retry
      </button>
    </div>
  );
}
