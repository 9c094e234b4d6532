/**
 * Returns a test's options with the tag `@full` if the condition is true, so only `npm run test:full` runs the test.
 * Use it for more widths, pages, and causes of a behaviour that `npm test` already covers once.
 */
export function fullIf(condition: boolean): { tag: string[] } {
  return { tag: condition ? ['@full'] : [] };
}
