import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';
import { longhandsOf } from './longhands';
import { isWider } from './widerSelector';

/** Conditions that hold after the whole sheet has arrived, or not at all without it. */
const lateConditions = /print|scripting|forced-colors/;

/** States and parts that nobody sees before the whole sheet has arrived. */
const lateSelectors = /:hover|:active|::selection|::-webkit-scrollbar|:popover-open/;

/** Properties without effect on the first picture of a page. */
const lateProperties =
  /^(?:transition|will-change|cursor|scroll-behavior|user-select|-webkit-(?:user-select|tap-highlight|text-decoration|mask))/;

function isLayered(node: { parent?: unknown }): boolean {
  for (let parent = node.parent as Container | undefined; parent; parent = parent.parent as Container | undefined) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'layer') return true;
  }
  return false;
}

/** Removes rules and at-rules that have become empty. An empty statement such as `@layer a, b;` stays. */
export function removeEmpty(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  for (let again = true; again; ) {
    again = false;
    sheet.walkAtRules((atRule) => {
      if (atRule.nodes?.length !== 0) return;
      atRule.remove();
      again = true;
    });
  }
}

/** True for the steps of an animation. */
export const isKeyframes = (node: ChildNode) => node.type === 'atrule' && /keyframes$/.test(node.name);

/** Tells whether a selector of a rule stays. */
type KeepsSelector = (selector: string, rule: Rule) => boolean;

function copyNode(node: ChildNode, keeps: KeepsSelector): ChildNode | undefined {
  if (node.type === 'rule') {
    const { selectors } = node;
    const kept = selectors.filter((selector) => keeps(selector, node));
    if (kept.length === 0) return undefined;
    const copy = node.clone();
    if (kept.length < selectors.length) copy.selectors = kept;
    return copy;
  }
  if (node.type !== 'atrule' || !node.nodes || isKeyframes(node)) return node.clone();
  const nodes = copyNodes(node.nodes, keeps);
  const { name, params, raws } = node;
  return nodes.length > 0 ? postcss.atRule({ name, params, raws, nodes }) : undefined;
}

function copyNodes(nodes: readonly ChildNode[], keeps: KeepsSelector): ChildNode[] {
  return nodes.flatMap((node) => copyNode(node, keeps) ?? []);
}

/** A copy of a sheet with the selectors that stay. A rule or at-rule that has nothing left is not in it; keyframes are whole. */
export function copyKept(sheet: Root, keeps: KeepsSelector): Root {
  return postcss.root({ raws: sheet.raws, nodes: copyNodes(sheet.nodes, keeps) });
}

/** Removes the steps of animations that no rule asks for, and where nothing moves also the rules that stop motion. */
export function removeUnusedKeyframes(sheet: Root): void {
  const asked = new Set<string>();
  let moves = false;
  sheet.walkDecls(/^(?:-webkit-)?animation/, ({ value }) => {
    for (const name of value.split(/[\s,]+/)) asked.add(name);
  });
  sheet.walkAtRules(/keyframes$/, (keyframes) => {
    if (!asked.has(keyframes.params)) keyframes.remove();
    else moves = true;
  });
  if (moves) return;
  sheet.walkDecls(/^(?:-webkit-)?animation/, (declaration) => {
    declaration.remove();
  });
}

/** True for a selector of what can be seen before the whole sheet has arrived. */
export const isEarly = (selector: string) => !lateSelectors.test(selector);

/** Removes conditions and properties that can wait for the whole sheet. */
export function removeLate(sheet: Root): void {
  sheet.walkAtRules('media', (media) => {
    if (lateConditions.test(media.params)) media.remove();
  });
  sheet.walkDecls(lateProperties, (declaration) => {
    declaration.remove();
  });
}

/** The site's own rules, which hold always and above every layer: each selector with the longhands that it sets. */
function ownProperties(sheet: Root): Map<string, Set<string>> {
  const own = new Map<string, Set<string>>();
  sheet.each((rule) => {
    if (rule.type !== 'rule') return;
    const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? longhandsOf(node.prop) : []));
    for (const selector of rule.selectors) {
      const known = own.get(selector) ?? new Set();
      own.set(selector, known);
      for (const property of properties) known.add(property);
    }
  });
  return own;
}

const isSet = (properties: ReadonlySet<string>, name: string) =>
  properties.has(name) || (properties.has('all') && !name.startsWith('--'));

/** Removes what the framework's layers set and an own rule sets anew for every element that is meant. */
export function removeOverridden(sheet: Root): void {
  const own = [...ownProperties(sheet)];
  sheet.walkRules((rule) => {
    if (!isLayered(rule)) return;
    const above = rule.selectors.map(
      (selector) => new Set(own.flatMap(([wide, properties]) => (isWider(wide, selector) ? [...properties] : []))),
    );
    const isOverridden = ({ prop, important }: Declaration) =>
      !important && longhandsOf(prop).every((name) => above.every((properties) => isSet(properties, name)));
    rule.each((node) => {
      if (node.type === 'decl' && isOverridden(node)) node.remove();
    });
  });
}
