/** Part of a text. `found` is true if the part matches what the reader looks for. */
export type Piece = { text: string; found: boolean };

/** Splits a text into parts that are inside the given places, which may overlap, and parts that aren't. */
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
