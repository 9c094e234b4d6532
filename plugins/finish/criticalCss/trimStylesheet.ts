import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { inlineConstants, removeNode } from './inlineConstants';

const sides = { 'block-start': 'top', 'block-end': 'bottom', 'inline-start': 'left', 'inline-end': 'right' };

/** Returns the physical properties that a property sets in text from left to right. */
function physical(property: string): string[] {
  const [, name, axis] = /^(margin|padding)-(block|inline)$/.exec(property) ?? [];
  if (name) return axis === 'block' ? [`${name}-top`, `${name}-bottom`] : [`${name}-left`, `${name}-right`];
  return [
    property
      .replace(/block-start|block-end|inline-start|inline-end/, (side) => sides[side as keyof typeof sides])
      .replace('block-size', 'height')
      .replace('inline-size', 'width'),
  ];
}

/** The properties that each shorthand also sets. */
const alsoSets: Readonly<Record<string, RegExp>> = {
  all: /^(?!--)/,
  background: /^background-/,
  border: /^border-(?:top|right|bottom|left|width|style|color)/,
  font: /^(?:font-|line-height)/,
  margin: /^margin-/,
  overflow: /^overflow-[xy]$/,
  padding: /^padding-/,
  'text-decoration': /^text-decoration-/,
};

/**
 * Removes what cannot apply from the framework's layers: a declaration is dead if a rule with the same selector outside
 * the layers and outside conditions sets its property, because such rules override all layers.
 */
function dropOverridden(root: Root): void {
  const set = new Map<string, string[]>();
  for (const rule of root.nodes.filter((node): node is Rule => node.type === 'rule')) {
    const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? physical(node.prop) : []));
    for (const selector of rule.selectors) set.set(selector, [...(set.get(selector) ?? []), ...properties]);
  }
  root.walkAtRules('layer', (layer: AtRule) => {
    layer.walkDecls((declaration) => {
      const { selectors } = declaration.parent as Rule;
      const isSet = (property: string) =>
        selectors?.every((selector) =>
          set.get(selector)?.some((own) => own === property || alsoSets[own]?.test(property)),
        );
      if (!declaration.important && physical(declaration.prop).every(isSet)) removeNode(declaration);
    });
  });
}

/** Parts of Infima and the theme that the site doesn't use, or whose rules in theme.css are complete. */
const unusedParts =
  /\.(?:alert|avatar|badge|button|close|col--offset|darkNavbar|dropdown|footer|hero|navbar--(?:dark|primary)|pagination(?!-nav)|pills|breadcrumbs|menu|table-of-contents|toggle(?:Button|Icon)?_)(?![a-z])|backToTop|linkLabel|theme=dark|theme-choice|dir=rtl|^kbd$|^[uo]l [uo]l|^a:not|^table\b|^\.markdown(?:>h\d|::?(?:before|after))/i;

/**
 * Returns a stylesheet without what this site doesn't use of the framework's layers: parts, overridden declarations, and
 * variables that no rule reads. Constants are replaced with their values, but the site's own stay defined for styles in
 * pages. Doesn't depend on the pages, so a change to a document leaves the stylesheet as it was.
 */
export function trimStylesheet(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  dropOverridden(root);
  const own = new Set<string>();
  root.walkDecls(/^--/, ({ prop, parent }) => {
    if (parent?.parent?.type === 'root') own.add(prop);
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !unusedParts.test(selector));
      if (kept.length === 0) removeNode(rule);
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
  });
  inlineConstants(root, own);
  return root.toString();
}
