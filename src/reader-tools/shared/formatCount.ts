/** Returns a number with its singular or plural noun, such as `1 line` or `1,200 lines`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
