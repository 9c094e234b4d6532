import { type Piece, pieces } from '@site/src/lib/codePieces';
import type { GrammarValue } from 'prismjs';

let prism: typeof import('prismjs') | undefined;

/**
 * Makes Prism read Python's comments and strings, even unclosed ones, as one kind of token. Prism's own tokens overlap,
 * so it takes minutes to highlight some input.
 */
function joinStrings(python: Record<string, GrammarValue>): void {
  const formatted = python['string-interpolation'] as Exclude<GrammarValue, RegExp>;
  python['string-interpolation'] = {
    pattern: /#.*|(?:b|f|r|u|br|rb|fr|rf)?(?:("""|''')[\s\S]*?(?:\1|$)|("|')(?:\\.|(?!\2)[^\\\r\n])*\2?)/i,
    greedy: true,
    inside: {
      comment: /^#.*/,
      formatted: { ...formatted, pattern: /^(?:f|fr|rf)["'][\s\S]*/i },
      string: /[\s\S]+/,
    },
  };
  for (const name of ['comment', 'triple-quoted-string', 'string']) delete python[name];
}

/** Loads Prism with grammars for the languages that samples use. */
export async function loadHighlighter(): Promise<void> {
  if (prism) return;
  // Otherwise, Prism would highlight the page itself. A second call while Prism loads must leave it in place.
  (window as { Prism?: object }).Prism ??= { manual: true };
  const { default: core } = await import('prismjs/components/prism-core');
  await Promise.all([import('prismjs/components/prism-python'), import('prismjs/components/prism-json')]);
  if (!prism) joinStrings(core.languages.python as Record<string, GrammarValue>);
  prism = core;
}

/** Returns a file's pieces, or its whole text in one piece if there are too many, or no highlighter has loaded. */
export function highlight(name: string, text: string): Piece[] {
  const grammar = prism?.languages[name.endsWith('.json') ? 'json' : 'python'];
  const found = pieces(prism && grammar ? prism.tokenize(text, grammar) : text);
  // Showing tens of thousands of pieces would block the page for up to a minute.
  return found.length > 5000 ? pieces(text) : found;
}
