import type { Token, TokenStream } from 'prismjs';
import { codeTheme } from './codeTheme';

/** Maps each token type to its class in src/styles/code.css, which is the first type in the group. */
const kindOfType = new Map(codeTheme.styles.flatMap(({ types }) => types.map((type) => [type, types[0] ?? type])));

/** Text of one kind, which is its class in src/styles/code.css or empty. */
export type Piece = { kind: string; text: string };

function kindOf(token: Token, outer: string): string {
  const types = [token.type, ...[token.alias ?? []].flat()];
  return types.reduce((kind, type) => kindOfType.get(type) ?? kind, outer);
}

/** Returns the pieces of Prism's tokens. */
export function pieces(stream: TokenStream, kind = ''): Piece[] {
  if (typeof stream === 'string') return [{ kind, text: stream }];
  if (Array.isArray(stream)) return stream.flatMap((part) => pieces(part, kind));
  return pieces(stream.content, kindOf(stream, kind));
}
