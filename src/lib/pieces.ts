/** Part of a text. `found` is true if the part matches the reader's search. */
export type Piece = { text: string; found: boolean };

/** Splits a text into the parts inside and outside the given ranges, which can overlap. */
export function piecesOf(text: string, places: Iterable<{ start: number; end: number }>): Piece[] {
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const { start, end } of places) isFound.fill(true, start, end);
  const pieces: Piece[] = [];
  for (const [index, found] of isFound.entries()) {
    const last = pieces.at(-1);
    if (last?.found === found) last.text += text[index];
    else pieces.push({ text: text[index] ?? '', found });
  }
  return pieces;
}
