/** Returns the offsets at which a line starts and ends, in text with LF line endings. Lines are counted from 1. */
export function lineRange(text: string, line: number): [start: number, end: number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}
