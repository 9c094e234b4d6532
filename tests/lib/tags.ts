/**
 * Details of a test: the tag `@full` if the condition is true, which leaves the test to `npm run test:full`. For more
 * widths, pages, and causes of something that `npm test` already covers once.
 */
export function fullIf(condition: boolean): { tag: string[] } {
  return { tag: condition ? ['@full'] : [] };
}
