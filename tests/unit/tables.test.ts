import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Element, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { rehypeTables } from '../../src/docs/rehypeTables';

const element = (tagName: string, text: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{ type: 'text', value: text }],
});
const table = (): Element => ({ type: 'element', tagName: 'table', properties: {}, children: [] });
/** HTML in MDX is a component, not an element. */
const folded = (summary: string, ...children: Element[]): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: 'details',
  attributes: [],
  children: [
    { type: 'mdxJsxFlowElement', name: 'summary', attributes: [], children: [{ type: 'text', value: summary }] },
    ...children,
  ],
});

const tab = (label: string, ...children: Element[]): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: 'TabItem',
  attributes: [{ type: 'mdxJsxAttribute', name: 'label', value: label }],
  children,
});

function namesIn(...children: RootContent[]): unknown[] {
  const tree: Root = { type: 'root', children };
  rehypeTables()(tree);
  const names: unknown[] = [];
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'table') names.push(properties.label);
  });
  return names;
}

test('a table has the name of its section, and further ones that of what introduces them last', () => {
  assert.deepEqual(
    namesIn(
      element('h2', 'Agents'),
      element('p', 'First: one. Two.'),
      table(),
      element('p', 'Second: more.'),
      table(),
      folded('Older servers', table()),
    ),
    ['Agents', 'Agents: Second', 'Agents: Older servers'],
  );
});

test('a further table in a tab has the name of its tab', () => {
  assert.deepEqual(
    namesIn(element('h2', 'Other CI'), tab('GitLab', table(), element('p', 'A fork.')), tab('Jenkins', table())),
    ['Other CI', 'Other CI: Jenkins'],
  );
});
