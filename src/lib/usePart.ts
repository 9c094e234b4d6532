import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** Loads a part of a page as its default export. */
export type LoadPart<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

type Part<Props> = { Inside: ComponentType<Props> } | 'failed';

/**
 * Loads a part of a page once per `load`, and again by `retry`.
 * @returns the part, or that the last attempt failed; neither while it loads, or if there is nothing to load
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
