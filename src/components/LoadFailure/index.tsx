type Props = {
  error: unknown;
  retry: () => void;
};

/** The red box for a part that did not load: the error text and a button that loads it again. Styled in theme.css, because the box of a first load is made without React. */
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
