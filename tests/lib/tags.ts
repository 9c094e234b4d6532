/**
 * Returns test options with the tag `@full` if the condition is true. Only `npm run test:full` runs tagged tests.
 * Use it for additional widths, pages, and causes if `npm test` already covers the behaviour once.
 */
export function fullIf(condition: boolean): { tag: string[] } {
  return { tag: condition ? ['@full'] : [] };
}
