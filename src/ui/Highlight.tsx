import type { TextSegment } from '@site/src/lib/textSegments';

/** Text in which the reader's search words are marked. */
export function Highlight({ segments }: { segments: TextSegment[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity, and their order is fixed
  return segments.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));
}
