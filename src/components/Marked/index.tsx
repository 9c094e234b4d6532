import type { Piece } from '@site/src/lib/pieces';

/** Text in which the reader's search words are marked. */
export function Marked({ pieces }: { pieces: Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and their order is fixed
  return pieces.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));
}
