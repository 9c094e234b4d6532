/** Returns the variants of a test that each run covers. With NIGHTLY set, returns the others too. */
export const variants = <Variant>(usual: readonly Variant[], others: readonly Variant[]): readonly Variant[] =>
  process.env.NIGHTLY ? [...usual, ...others] : usual;
