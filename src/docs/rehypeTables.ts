import type { Element, ElementContent, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';

function textOf(node: Nodes | ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as ElementContent)).join('') : '';
}

function elements({ children }: Element, name: string): Element[] {
  return children.filter((child): child is Element => child.type === 'element' && child.tagName === name);
}

/** Returns the name of a table: the heading above it; if the section has another table, also what introduces it, or its columns. */
function nameOf(table: Element, heading: string, introduction: string, taken: ReadonlySet<string>): string {
  const columns = elements(table, 'thead').flatMap((head) =>
    elements(head, 'tr').flatMap((row) => elements(row, 'th')),
  );
  const names = [heading, `${heading}: ${introduction.replace(/[:.](?:\s.*)?$/s, '')}`];
  const free = names.find((name) => !taken.has(name));
  return free ?? `${heading}: ${columns.map((column) => textOf(column).trim()).join(', ')}`;
}

/** Rehype plugin: makes the first cell of each row the header of its row, and gives each table the `label` of its section. */
export function rehypeTables() {
  return (tree: Root) => {
    let heading = 'Table';
    let introduction = '';
    const taken = new Set<string>();
    visit(tree, 'element', (node) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = textOf(node).trim();
      if (node.tagName === 'p') introduction = textOf(node).trim();
      if (node.tagName !== 'table') return;
      for (const row of elements(node, 'tbody').flatMap((body) => elements(body, 'tr'))) {
        const first = elements(row, 'td')[0];
        if (!first) continue;
        first.tagName = 'th';
        first.properties.scope = 'row';
      }
      node.properties.label = nameOf(node, heading, introduction, taken);
      taken.add(String(node.properties.label));
    });
  };
}
