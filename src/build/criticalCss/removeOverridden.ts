import type { AtRule, Root, Rule } from 'postcss';
import { removeNode } from './filterRules';

/** Returns the at-rules around a rule. */
function around(rule: Rule): AtRule[] {
  const found: AtRule[] = [];
  for (let node = rule.parent; node?.type === 'atrule'; node = node.parent as typeof node) found.push(node as AtRule);
  return found;
}

/** A property, and the shorthands around it: `padding-block`, `padding`, and `all`, which leaves custom properties. */
const names = (property: string) => [
  property,
  property.replace(/^(background|border|font|margin|padding)-.*/, '$1'),
  ...(property.startsWith('--') ? [] : ['all']),
];

/**
 * Removes from cascade layers what a rule outside of them sets for the same selector in every case: it always wins.
 * The framework's stylesheet is in layers, and the site's own isn't.
 */
export function removeOverridden(root: Root): void {
  const winners = new Map<string, Set<string>>();
  root.walkRules((rule) => {
    if (around(rule).length > 0) return;
    for (const selector of rule.selectors) {
      const properties = winners.get(selector) ?? new Set();
      rule.walkDecls(({ prop }) => {
        properties.add(prop);
      });
      winners.set(selector, properties);
    }
  });
  root.walkRules((rule) => {
    if (!around(rule).some(({ name }) => name === 'layer')) return;
    rule.walkDecls((declaration) => {
      const { prop, important } = declaration;
      const loses = (selector: string) => names(prop).some((name) => winners.get(selector)?.has(name));
      if (!important && rule.selectors.every(loses)) removeNode(declaration as never);
    });
  });
}
