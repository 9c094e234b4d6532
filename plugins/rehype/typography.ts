import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { keepUnits } from '../../src/lib/keepUnits';
import { textOf } from './textOf';

/** Longest code in a cell, in characters, that stays on one line; a flag would break after its hyphens. */
const shortCode = 20;

const isElement = (node: unknown): node is Element => (node as Element).type === 'element';

/** Rehype plugin: keeps numbers with their units, and short code in cells in one line. Runs before `rehypeTables`. */
export function rehypeTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isElement(node) && (node.tagName === 'pre' || node.tagName === 'code')) return SKIP;
      if (node.type === 'text') node.value = keepUnits(node.value);
      if (isElement(node) && node.tagName === 'td')
        visit(node, 'element', (code) => {
          if (code.tagName === 'code' && textOf(code).length <= shortCode) code.properties.className = ['nowrap'];
        });
      return undefined;
    });
  };
}
