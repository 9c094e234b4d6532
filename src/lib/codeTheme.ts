import type { PrismTheme } from 'prism-react-renderer';

/**
 * Prism's token types, grouped by color. The first type in a group is the group's class in src/styles/code.css. That
 * file has the colors of fenced code, and the colors below are those of `<CodeBlock>`. Their contrast is at least 7:1.
 */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--console-text)', backgroundColor: 'var(--console)' },
  styles: [
    { types: ['comment', 'prolog', 'shebang'], style: { color: 'var(--console-dim)' } },
    { types: ['keyword', 'boolean', 'property', 'decorator', 'null'], style: { color: 'var(--console-blue)' } },
    { types: ['string', 'char', 'attr-value', 'triple-quoted-string'], style: { color: 'var(--console-green)' } },
    { types: ['number', 'constant', 'variable', 'assign-left', 'parameter'], style: { color: 'var(--gold-400)' } },
  ],
};
