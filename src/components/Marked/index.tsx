/** Part of a text; `found` if it is what the reader looks for. */
export type Piece = { text: string; found: boolean };

/** A text with what the reader looks for marked. */
export function Marked({ pieces }: { pieces: Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and their order is fixed
  return pieces.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));
}
