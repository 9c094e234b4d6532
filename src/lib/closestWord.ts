import { editDistance } from './editDistance';

/** Removes differences in case, hyphens, underscores, and spaces. */
function normalize(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '');
}

/** Returns the candidate that most likely matches a mistyped word, or undefined if none is close. */
export function closestWord(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > 64) return undefined;
  const wanted = normalize(word);
  const ranked = candidates
    .map((candidate) => {
      const folded = normalize(candidate);
      const isPart = Math.min(wanted.length, folded.length) > 3 && (folded.includes(wanted) || wanted.includes(folded));
      const edits = editDistance(wanted, folded);
      return { candidate, edits, distance: isPart ? Math.min(edits, 1) : edits };
    })
    .sort((a, b) => a.distance - b.distance || a.edits - b.edits);
  const [best] = ranked;
  return best && best.distance <= Math.max(1, Math.floor(wanted.length / 3)) ? best.candidate : undefined;
}
