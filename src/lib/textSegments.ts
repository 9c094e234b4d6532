/** Part of the text. `found` is true if the part matches the reader's search. */
export type TextSegment = { text: string; found: boolean };

/** Splits text into the parts inside and outside the given ranges, which can overlap. */
export function splitAtRanges(text: string, ranges: Iterable<{ start: number; end: number }>): TextSegment[] {
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const { start, end } of ranges) isFound.fill(true, start, end);
  const segments: TextSegment[] = [];
  for (const [index, found] of isFound.entries()) {
    const last = segments.at(-1);
    if (last?.found === found) last.text += text[index];
    else segments.push({ text: text[index] ?? '', found });
  }
  return segments;
}
