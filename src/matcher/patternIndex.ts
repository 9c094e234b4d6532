/** Number of characters by which the index finds the literal parts of patterns. */
const keyLength = 4;

// The parts of a regular expression: escapes, classes, starts of groups, quantifiers, and single characters.
const tokens = /\\u[\da-fA-F]{4}|\\[\s\S]|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:)|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/g;

/**
 * Returns strings of which each match contains at least one: the longest literal part of each alternative, such as
 * `o device` and `bad ` for `[Nn]o device|bad \d`. Takes the tokens from the end of the list.
 */
function literalsOf(reversed: string[]): string[] {
  const literals: string[] = [];
  let best = [''];
  let run = '';
  const shortest = (texts: string[]) => Math.min(...texts.map(({ length }) => length));
  const offer = (texts: string[]) => {
    if (shortest(texts) > shortest(best)) best = texts;
  };
  const endRun = () => {
    offer([run]);
    run = '';
  };
  for (let token = reversed.pop(); token !== undefined && token !== ')'; token = reversed.pop()) {
    const character = /^\\\W$/.test(token) ? token.slice(1) : token;
    if (character.length === 1 && (token !== character || !/[.^$|*+?()]/.test(token))) {
      run += character;
      continue;
    }
    // A quantifier can make the character before it optional.
    if (/^(?:[*+?]|\{\d)/.test(token)) run = run.slice(0, -1);
    endRun();
    if (token.startsWith('(')) {
      const inner = literalsOf(reversed);
      if (!/^\(\?<?[=!]/.test(token) && !/^(?:[*?]|\{0)/.test(reversed.at(-1) ?? '')) offer(inner);
    } else if (token === '|') {
      literals.push(...best);
      best = [''];
    }
  }
  endRun();
  return [...literals, ...best];
}

/** A pattern, which is compiled when it's first tested. */
type Pattern = { source: string; flags: string; expression?: RegExp };

/** A literal of a pattern. The characters of its key end at the offset `keyEnd`. */
type Literal = { text: string; keyEnd: number; pattern: Pattern };

/** The patterns' literals by the hash of their keys, and the patterns that lack a literal. */
export type PatternIndex = { byHash: (Literal[] | undefined)[]; always: Pattern[] };

/** Returns 16 bits of the last four characters. */
function hashed(hash: number, code: number): number {
  return ((hash << 4) ^ code) & 0xffff;
}

/**
 * Indexes patterns by their literals, so a line is tested only against the few patterns that can match it. Patterns that
 * ignore case, with the flag `i`, have no literals.
 */
export function indexPatterns(sources: Iterable<string>, flags = ''): PatternIndex {
  const byHash: PatternIndex['byHash'] = new Array(0x10000);
  const always: Pattern[] = [];
  for (const source of sources) {
    const pattern: Pattern = { source, flags };
    const literals = literalsOf((source.match(tokens) ?? []).reverse());
    if (flags || literals.some(({ length }) => length < keyLength)) always.push(pattern);
    else
      for (const text of literals) {
        // Finds the key in the literal that the fewest other literals share.
        let best: { keyEnd: number; known: Literal[]; hash: number } | undefined;
        for (let keyEnd = 0, hash = 0; keyEnd < text.length; keyEnd += 1) {
          hash = hashed(hash, text.charCodeAt(keyEnd));
          const known = byHash[hash] ?? [];
          if (keyEnd >= keyLength - 1 && known.length < (best?.known.length ?? Number.POSITIVE_INFINITY))
            best = { keyEnd, known, hash };
        }
        if (best) byHash[best.hash] = [...best.known, { text, keyEnd: best.keyEnd, pattern }];
      }
  }
  return { byHash, always };
}

/** The offsets of a match. */
export type Range = { start: number; end: number };

/**
 * Returns the patterns that match a part of a line, with the positions of the matches. Tests a pattern only if the part
 * contains one of its literals, because testing hundreds of patterns on each line would take minutes.
 */
export function matchesIn(part: string, { byHash, always }: PatternIndex): Map<string, Range> {
  let candidates: Set<Pattern> | undefined;
  for (let at = 0, hash = 0; at < part.length; at += 1) {
    hash = hashed(hash, part.charCodeAt(at));
    const known = byHash[hash];
    if (known)
      for (const literal of known)
        if (part.startsWith(literal.text, at - literal.keyEnd))
          candidates = (candidates ?? new Set()).add(literal.pattern);
  }
  const found = new Map<string, Range>();
  for (const pattern of candidates ? [...always, ...candidates] : always) {
    pattern.expression ??= new RegExp(pattern.source, pattern.flags);
    const match = pattern.expression.exec(part);
    if (match) found.set(pattern.source, { start: match.index, end: match.index + match[0].length });
  }
  return found;
}
