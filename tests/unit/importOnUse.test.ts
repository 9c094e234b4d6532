import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Root } from 'mdast';
import { importOnUse } from '../../src/plugins/importOnUse';

type Declaration = { source: { value: string }; specifiers: { type: string; local: { name: string } }[] };

/** Imports of a page that names these components: local name, kind and module. */
function importsOf(...names: string[]): string[] {
  const children = names.map((name) => ({ type: 'mdxJsxFlowElement', name, attributes: [], children: [] }));
  const tree = { type: 'root', children } as unknown as Root;
  importOnUse()(tree, names.map((name) => `<${name} />`).join('\n'));
  return tree.children.slice(0, -names.length).map((node) => {
    const [declaration] = (node.data as { estree: { body: Declaration[] } }).estree.body;
    const [specifier] = declaration?.specifiers ?? [];
    return `${specifier?.local.name} ${specifier?.type} ${declaration?.source.value}`;
  });
}

describe('a page of documentation', () => {
  test('imports a rare component once, however often it names it', () => {
    assert.deepEqual(importsOf('JobStates', 'JobStates', 'Tabs'), [
      'JobStates ImportSpecifier @site/src/components/drawings/JobStates',
      'Tabs ImportDefaultSpecifier @theme/Tabs',
    ]);
  });

  test('imports nothing for elements and for components that every page knows', () => {
    assert.deepEqual(importsOf('Term', 'br'), []);
  });
});
