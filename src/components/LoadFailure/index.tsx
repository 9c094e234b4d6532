import { useEffect, useRef } from 'react';

type Props = {
  /** What failed, and what to do. */
  message?: string;
  retry: () => void;
};

const didNotLoad = 'This part of the page didn’t load. Check your connection, then press Retry.';

/** A focused Retry button was pressed, and its box has gone. */
let isRetrying = false;

/**
 * The red box for a part that failed, with a Retry button that is focused again if the part fails again. Styled in
 * theme.css, because the bootstrap script builds the same box without React.
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
