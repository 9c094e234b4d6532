import { useEffect, useRef } from 'react';

type Props = {
  /** What failed, and what to do. */
  message?: string;
  retry: () => void;
};

const didNotLoad = 'This part of the page didn’t load. Check your connection, then press Retry.';

/** A Retry button with the focus was pressed, and its box is gone. */
let isRetrying = false;

/**
 * The red box for a part that failed: a sentence, and a Retry button, which gets the focus back if the part fails again.
 * Styled in theme.css, because the bootstrap script makes the same box without React.
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
