import { useEffect, useRef } from 'react';

type Props = {
  error: unknown;
  retry: () => void;
};

/** A Retry button with the focus was pressed, and its box is gone. */
let isRetrying = false;

/**
 * The red box for a part that didn't load: what happened, the error, and a Retry button, which gets the focus back if the
 * part fails again. Styled in theme.css, because the bootstrap script makes the same box without React.
 */
export function LoadFailure({ error, retry }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const lostFocus = !document.activeElement || document.activeElement.matches('body, dialog');
    if (isRetrying && lostFocus) button.current?.focus();
    isRetrying = false;
  }, []);

  return (
    <div className="load-failure" role="alert">
      <p>This part of the page didn’t load. Check your connection, then press Retry.</p>
      <p>{String(error)}</p>
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
