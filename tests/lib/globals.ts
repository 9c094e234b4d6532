import { after, before } from 'node:test';

/** Gives the tests of a suite these globals. All unit tests share a process, so the suite removes them at its end. */
export function withGlobals(values: Record<string, unknown>): void {
  const saved = new Map<string, PropertyDescriptor | undefined>();
  before(() => {
    for (const [name, value] of Object.entries(values)) {
      saved.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
  });
  after(() => {
    for (const [name, descriptor] of saved) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  });
}
