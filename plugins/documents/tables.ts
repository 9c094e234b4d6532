import { clsx } from 'clsx';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '../lib/textOf';

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

/** A table with more columns shows its rows as blocks at every width. */
const mostColumns = 4;

/** The number of characters of a label that fit beside its value on a phone, if it isn't given more room. */
const labelLength = 18;

/** A cell with more characters is a sentence. */
const sentence = 30;

/**
 * Gives two columns with about the same amount of text the same width, so that such tables on a page line up, and
 * sentences in the first of three columns a third.
 */
function setWidths(table: Element): void {
  const rows = rowsIn(table, 'tbody');
  const lengthOf = (cells: Element[]) => cells.map(textOf).join('').length;
  const lengths = rowsIn(table, 'thead')
    .flat()
    .map((_, column) => lengthOf(rows.flatMap((row) => row[column] ?? [])));
  const [first = 0, second = 0] = lengths;
  if (lengths.length === 2 && Math.max(first, second) < 2 * Math.min(first, second))
    table.properties.className = 'even';
  if (lengths.length === 3 && first > sentence * rows.length)
    table.properties.className = clsx(table.properties.className, 'third');
}

/** Labels the cells of a table with at least three columns. On a phone, each label is next to its value. */
function addLabels(table: Element): void {
  const [, ...labels] = rowsIn(table, 'thead').flat().map(textOf);
  if (labels.length < 2) return;
  const isLong = labels.some(({ length }) => length > labelLength);
  const className = clsx(labels.length >= mostColumns && 'records', isLong && 'long-labels');
  if (className) table.properties.className = className;
  for (const [, ...cells] of rowsIn(table, 'tbody'))
    for (const [index, cell] of cells.entries()) {
      // A phone leaves out values that don't exist.
      if (textOf(cell) === '–') cell.properties.className = 'no-value';
      else cell.properties.dataLabel = labels[index];
    }
}

/**
 * Rehype plugin that labels the cells of tables, makes each row's first cell a header, and sets a table's `label` to the
 * title of its section. Above the first section, that's the page's title.
 */
export function rehypeTables() {
  return (tree: Root, { data }: { data: { frontMatter?: { title?: string } } }) => {
    let heading = data.frontMatter?.title ?? 'Table';
    let introduction = '';
    const taken = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'summary') introduction = textOf(node).trim();
      if (node.type !== 'element') return;
      if (node.properties.align) {
        // The compiler would turn `align` into a style attribute, which also applies on phones, where cells are blocks.
        node.properties.className = `align-${node.properties.align}`;
        delete node.properties.align;
      }
      if (/^h[1-6]$/.test(node.tagName)) heading = textOf(node).trim();
      if (node.tagName === 'p') introduction = textOf(node).trim();
      if (node.tagName !== 'table') return;
      addLabels(node);
      setWidths(node);
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
