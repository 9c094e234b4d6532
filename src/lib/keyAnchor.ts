/** Returns a key's anchor on its reference page, such as `devices-console-baud` for `devices[].console.baud`. */
export function keyAnchor(path: string): string {
  return path.replaceAll('[]', '').replace(/[<>$]/g, '').replaceAll('.', '-');
}
