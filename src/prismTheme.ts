import type { PrismTheme } from 'prism-react-renderer';

/** Colours of code on the console surface. Each has a contrast of at least 7:1 on the background. */
export const codeTheme: PrismTheme = {
  plain: { color: '#E4F0E9', backgroundColor: '#07291F' },
  styles: [
    { types: ['comment', 'prolog', 'shebang'], style: { color: '#9DBBAE' } },
    { types: ['keyword', 'boolean', 'property', 'decorator', 'null'], style: { color: '#8FC3F5' } },
    { types: ['string', 'char', 'attr-value', 'triple-quoted-string'], style: { color: '#7FD6A6' } },
    { types: ['number', 'constant', 'variable', 'assign-left', 'parameter'], style: { color: '#EDB73F' } },
    { types: ['function', 'builtin', 'class-name'], style: { color: '#F3F6F1' } },
  ],
};
