import { test } from './test';

/** Returns the variants of a test that each run covers. With NIGHTLY set, returns the others too. */
export const variants = <Variant>(usual: readonly Variant[], others: readonly Variant[]): readonly Variant[] =>
  process.env.NIGHTLY ? [...usual, ...others] : usual;

/** Declares a test that only the nightly run covers. */
export const nightly = process.env.NIGHTLY ? test : ((() => {}) as unknown as typeof test);
