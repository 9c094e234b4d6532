import type { AtRule, Container, Declaration, Root, Rule } from 'postcss';
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

/** Keeps the selectors of a rule that pass; removes the rule when none does. */
export function keepSelectors(rule: Rule, passes: (selector: string) => boolean): void {
  if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
  const kept = rule.selectors.filter(passes);
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
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

/** Removes what can wait for the whole sheet. */
export function removeLate(sheet: Root): void {
  sheet.walkAtRules('media', (media) => {
    if (lateConditions.test(media.params)) media.remove();
  });
  sheet.walkRules((rule) => keepSelectors(rule, (selector) => !lateSelectors.test(selector)));
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
