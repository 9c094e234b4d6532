import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Code in a cell with at most so many characters stays in one line; a flag would break after its hyphens. */
const shortCode = 20;

/** A number, the space after it, and a unit. */
const numberAndUnit =
  /(?<=\d) (?=(?:ms|s|min|h|days?|weeks?|months?|minutes?|hours?|seconds?|[kMG]i?B|bytes|%|V|mV|A|mA|Hz|kHz|MHz|px)(?![\w/-]))/g;

const isElement = (node: unknown): node is Element => (node as Element).type === 'element';

const elements = (node: Element | undefined, tag: string) =>
  (node?.children ?? []).filter(isElement).filter(({ tagName }) => tagName === tag);

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as ElementContent)).join('') : '';
}

/** Gives each cell the label of its column, which a narrow screen shows beside it. A matrix of numbers stays a table. */
function labelCells(table: Element): void {
  const [head] = elements(elements(table, 'thead')[0], 'tr');
  const labels = elements(head, 'th').map(textOf);
  const rows = elements(elements(table, 'tbody')[0], 'tr').map(({ children }) => children.filter(isElement));
  const values = rows.flatMap((cells) => cells.slice(1).map(textOf));
  if (values.filter((value) => /^[\d\s.,–-]+$/.test(value)).length > values.length / 2) return;
  table.properties.className = ['stacked'];
  for (const [index, cell] of rows.flatMap((cells) => [...cells.entries()])) cell.properties.dataLabel = labels[index];
}

/** Rehype plugin: keeps numbers with their units, short code in cells in one line, and labels the cells of tables. */
export function rehypeTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isElement(node) && (node.tagName === 'pre' || node.tagName === 'code')) return SKIP;
      if (node.type === 'text') node.value = node.value.replace(numberAndUnit, '\u00a0');
      if (isElement(node) && node.tagName === 'table') labelCells(node);
      if (isElement(node) && /^t[dh]$/.test(node.tagName))
        visit(node, 'element', (code) => {
          if (code.tagName === 'code' && textOf(code).length <= shortCode) code.properties.className = ['nowrap'];
        });
      return undefined;
    });
  };
}
