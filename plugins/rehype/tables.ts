import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { MdxElement } from './mdxElement';
import { textOf } from './textOf';

function elements({ children }: Element, name: string): Element[] {
  return children.filter((child): child is Element => child.type === 'element' && child.tagName === name);
}

function rowsIn(table: Element, part: 'thead' | 'tbody'): Element[][] {
  const cell = part === 'thead' ? 'th' : 'td';
  return elements(table, part).flatMap((each) => elements(each, 'tr').map((row) => elements(row, cell)));
}

/** Returns a table's name: its heading and, if that name is taken, the text before the table or the column names. */
function nameOf(table: Element, heading: string, introduction: string, taken: ReadonlySet<string>): string {
  const names = [heading, `${heading}: ${introduction.replace(/[:.](?:\s.*)?$/s, '')}`];
  const free = names.find((name) => !taken.has(name));
  const columns = rowsIn(table, 'thead').flat();
  return free ?? `${heading}: ${columns.map((column) => textOf(column).trim()).join(', ')}`;
}

function labelOf({ attributes }: MdxElement): string {
  const label = attributes.find((attribute) => 'name' in attribute && attribute.name === 'label');
  return String(label?.value ?? '');
}

const isNumber = (cell: Element) => /^[\d\s.,–-]+$/.test(textOf(cell));

/** Maximum length of text, in characters, that a phone shows to the right of its row's name. */
const shortText = 16;
const isShort = (cell: Element) => textOf(cell).trim().length <= shortText;

/** Maximum length of a row name, in characters, that leaves room for a second column on a phone. */
const shortName = 12;

/** A row name with at least this many characters counts as a sentence. */
const sentence = 25;

/** A table with more columns, or with this many columns and a longer text in a cell, is shown as records. */
const mostColumns = 4;
const longestText = 300;

/**
 * Sets the classes and labels that a table needs when its columns don't fit. Cells other than names and short second
 * cells get their column's label, unless each row has only one such cell. With labels, a second column is short only if
 * all its cells are. A matrix of numbers, or a table of two columns with short names, doesn't change.
 */
function layOut(table: Element): void {
  const labels = rowsIn(table, 'thead').flat();
  const rows = rowsIn(table, 'tbody');
  const values = rows.flatMap((cells) => cells.slice(1));
  if (values.filter(isNumber).length > values.length / 2) return;
  const names = rows.map(([name]) => (name ? textOf(name).length : 0));
  if (labels.length === 2 && names.every((length) => length <= shortName)) return;
  const areSentences = labels.length > 2 && names.filter((length) => length >= sentence).length > names.length / 2;
  const hasLabels = labels.length > (rows.some(([, value]) => value && isShort(value)) ? 3 : 2);
  const hasLongValues = rows.some(([, value]) => value && !isShort(value));
  const isCrowded = labels.length === mostColumns && values.some((cell) => textOf(cell).length > longestText);
  table.properties.className = labels.length > mostColumns || isCrowded ? ['stacked', 'records'] : ['stacked'];
  for (const [index, cell] of rows.flatMap((cells) => [...cells.entries()])) {
    const text = textOf(cell).trim();
    const label = labels[index];
    if (text === '' || text === '–') cell.properties.className = ['blank'];
    else if (index === 1 && isShort(cell) && !(hasLabels && hasLongValues)) cell.properties.className = ['short'];
    else if (index === 0 && areSentences) cell.properties.className = ['sentence'];
    else if (label && index > 0 && hasLabels) cell.properties.dataLabel = textOf(label);
  }
}

/**
 * Rehype plugin that prepares tables for narrow screens, makes each row's first cell a header, and sets each table's
 * `label` to the title of its section. Above the first section, that's the page's title.
 */
export function rehypeTables() {
  return (tree: Root, { data }: { data: { frontMatter?: { title?: string } } }) => {
    let heading = data.frontMatter?.title ?? 'Table';
    let introduction = '';
    const taken = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'summary') introduction = textOf(node).trim();
      if (node.type === 'mdxJsxFlowElement' && node.name === 'TabItem') introduction = labelOf(node);
      if (node.type !== 'element') return;
      if (/^h[1-6]$/.test(node.tagName)) heading = textOf(node).trim();
      if (node.tagName === 'p') introduction = textOf(node).trim();
      if (node.tagName !== 'table') return;
      layOut(node);
      for (const [first] of rowsIn(node, 'tbody')) {
        if (!first) continue;
        first.tagName = 'th';
        first.properties.scope = 'row';
      }
      node.properties.label = nameOf(node, heading, introduction, taken);
      taken.add(String(node.properties.label));
    });
  };
}
