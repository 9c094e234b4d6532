import type { PrismTheme } from 'prism-react-renderer';

/**
 * Prism's token types, grouped by colour. A group's first type is its class in src/styles/code.css. The framework-only
 * build takes the colours from here. Each has a contrast of at least 7:1.
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
