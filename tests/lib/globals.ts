import { after, before } from 'node:test';

/** Replaces globals, and returns a function that restores them. All unit tests share a process. */
export function replaceGlobals(values: Record<string, unknown>): () => void {
  const saved = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of saved) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

/** Gives the tests of a suite these globals. */
export function withGlobals(values: Record<string, unknown>): void {
  let restore = () => {};
  before(() => {
    restore = replaceGlobals(values);
  });
  after(() => restore());
}
