/** Returns the size that text has in UTF-8, with its unit, such as `1.2 kB`. */
export function sizeOf(text: string): string {
  const { size } = new Blob([text]);
  if (size < 1000) return `${size} bytes`;
  return size < 1e6 ? `${(size / 1000).toFixed(1)} kB` : `${(size / 1e6).toFixed(1)} MB`;
}
