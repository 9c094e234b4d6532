const longest = 64;

/** Number of letters to insert, delete, replace or swap with their neighbour to get from one word to the other. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

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
      return { candidate, far: Math.min(distance(wanted, folded), isPart ? 1 : Number.POSITIVE_INFINITY) };
    })
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(1, Math.floor(wanted.length / 3)) ? best.candidate : undefined;
}
