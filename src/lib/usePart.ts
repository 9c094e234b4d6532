import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** Loads a module whose default export renders part of a page. */
export type LoadPart<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

type Part<Props> = { Inside: ComponentType<Props> } | 'failed';

/**
 * Loads a part of a page once for each `load` function, and again after `retry`.
 * @returns the part, or `failed` if the last attempt failed. Undefined while loading, or if there's nothing to load
 */
export function usePart<Props>(load: LoadPart<Props> | undefined): {
  part: Part<Props> | undefined;
  retry: () => void;
} {
  const [part, setPart] = useState<Part<Props>>();
  const start = useCallback(() => {
    if (!load) return;
    setPart(undefined);
    load().then(
      ({ default: Inside }) => setPart({ Inside }),
      () => setPart('failed'),
    );
  }, [load]);
  useEffect(start, [start]);
  return { part, retry: start };
}
