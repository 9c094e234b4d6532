/**
 * Details of a test: the tag `@full` if the condition holds, which leaves the test to `npm run test:full`. For further
 * widths, pages, and causes of something that another test of `npm test` already covers once.
 */
export function fullIf(condition: boolean): { tag: string[] } {
  return { tag: condition ? ['@full'] : [] };
}
