import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';

/** Loads a module whose default export renders part of a page. */
export type LoadComponent<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

type LazyComponent<Props> = { Component: ComponentType<Props> } | 'failed';

/**
 * Loads a component once for each `load` function, and again after `retry`.
 * @returns the component, or `failed` if the last attempt failed. Undefined while loading, or if there's nothing to load
 */
export function useLazyComponent<Props>(load: LoadComponent<Props> | undefined) {
  const [lazy, setLazy] = useState<LazyComponent<Props>>();
  const latest = useRef(load);
  const start = useCallback(() => {
    latest.current = load;
    if (!load) return;
    // An earlier `load` can take longer than the one that replaced it.
    const show = (result: LazyComponent<Props>) => {
      if (latest.current === load) setLazy(result);
    };
    setLazy(undefined);
    load().then(
      ({ default: Component }) => show({ Component }),
      () => show('failed'),
    );
  }, [load]);
  useEffect(start, [start]);
  return { lazy, retry: start };
}
