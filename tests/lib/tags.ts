/**
 * Returns test options with the tag `@full` if the condition is true. Only `npm run test:full` runs tagged tests.
 * Use this tag for extra widths, pages, or causes of a behavior that `npm test` already covers once.
 */
export function fullIf(condition: boolean): { tag: string[] } {
  return { tag: condition ? ['@full'] : [] };
}
