type Props = {
  error: unknown;
  retry: () => void;
};

/** The red box for a part that didn't load: error and Retry button. Styled in theme.css, because the bootstrap script makes the same box without React. */
export function LoadFailure({ error, retry }: Props) {
  return (
    <div className="load-failure" role="alert">
      <p>{String(error)}</p>
      <button onClick={retry} type="button">
        Retry
      </button>
    </div>
  );
}
