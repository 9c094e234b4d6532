import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** Loads a part of a page as its default export. */
export type LoadPart = () => Promise<{ default: ComponentType }>;

type Part = { Inside: ComponentType } | { error: unknown };

/**
 * Loads a part of a page, once for each `load` and again by `retry`.
 * @returns the part or the error of the last attempt; neither while it loads, or if there is nothing to load
 */
export function usePart(load: LoadPart | undefined): { part: Part | undefined; retry: () => void } {
  const [part, setPart] = useState<Part>();
  const start = useCallback(() => {
    if (!load) return;
    setPart(undefined);
    load().then(
      ({ default: Inside }) => setPart({ Inside }),
      (error: unknown) => setPart({ error }),
    );
  }, [load]);
  useEffect(start, [start]);
  return { part, retry: start };
}
