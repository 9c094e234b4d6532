import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { keepUnits } from '../../src/lib/keepUnits';
import { textOf } from './textOf';

/** Code up to this length, in characters, stays on one line. Otherwise, a flag would break after its hyphens. */
const longestWhole = 20;

/** Where a longer word of code can break. */
const breaks = /(?<=[._/\]=,:])/;

const isElement = (node: unknown): node is Element => (node as Element).type === 'element';

/** Lets code break only between its parts, unless one of the parts is too wide for a phone. */
function breakBetweenParts(code: Element): void {
  const text = textOf(code);
  const words = text.split(/(?<=\s)/);
  const parts = words.flatMap((word) => (word.length > longestWhole ? word.split(breaks) : [word]));
  if (parts.every((part) => part.length <= longestWhole)) code.properties.className = ['nowrap'];
  if (text.length <= longestWhole) return;
  code.children = parts.flatMap((value, index) => [
    ...(index > 0 ? [{ type: 'element', tagName: 'wbr', properties: {}, children: [] } as Element] : []),
    { type: 'text' as const, value },
  ]);
}

/** Rehype plugin that keeps each number and its unit on one line, and also the parts of names and commands. */
export function rehypeTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isElement(node) && node.tagName === 'code') breakBetweenParts(node);
      if (isElement(node) && (node.tagName === 'pre' || node.tagName === 'code')) return SKIP;
      if (node.type === 'text') node.value = keepUnits(node.value);
      return undefined;
    });
  };
}
