import type { Nodes } from 'hast';

/** Returns the text in a node, with a line end for each `<br>`. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
