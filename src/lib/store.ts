/** Creates a store outside React, for `useSyncExternalStore`, that notifies its listeners of every new value. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value: Value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
