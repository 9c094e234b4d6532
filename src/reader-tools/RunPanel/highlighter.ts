import { type Piece, pieces } from '@site/src/lib/codePieces';

let prism: typeof import('prismjs') | undefined;

/** Loads Prism with the grammars of samples. */
export async function loadHighlighter(): Promise<void> {
  if (prism) return;
  // Otherwise, Prism would highlight the page itself.
  Object.assign(window, { Prism: { manual: true } });
  const { default: core } = await import('prismjs/components/prism-core');
  await Promise.all([import('prismjs/components/prism-python'), import('prismjs/components/prism-json')]);
  prism = core;
}

/** Returns a file's pieces, which all have the same kind until the highlighter has loaded. */
export function highlight(name: string, text: string): Piece[] {
  const grammar = prism?.languages[name.endsWith('.json') ? 'json' : 'python'];
  return pieces(prism && grammar ? prism.tokenize(text, grammar) : text);
}
