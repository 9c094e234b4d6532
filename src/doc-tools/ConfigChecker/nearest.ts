import { editDistance } from '../../lib/editDistance';

const longest = 64;

/** Spelling without what people mix up: case, hyphens, underscores, blanks. */
function fold(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '');
}

/** The candidate that a mistyped word most likely stands for. Undefined if none is near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > longest) return undefined;
  const wanted = fold(word);
  const ranked = candidates
    .map((candidate) => {
      const folded = fold(candidate);
      const isPart = Math.min(wanted.length, folded.length) > 3 && (folded.includes(wanted) || wanted.includes(folded));
      return { candidate, far: Math.min(editDistance(wanted, folded), isPart ? 1 : Number.POSITIVE_INFINITY) };
    })
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(1, Math.floor(wanted.length / 3)) ? best.candidate : undefined;
}
