import type { AtRule, Container, Declaration, Root, Rule } from 'postcss';

/** Conditions that hold after the whole sheet has arrived, or not at all without it. */
const lateConditions = /print|scripting|forced-colors/;

/** States and parts that nobody sees before the whole sheet has arrived. */
const lateSelectors = /:hover|:active|::selection|::-webkit-scrollbar|:popover-open/;

/** Properties without effect on the first picture of a page. */
const lateProperties =
  /^(?:transition|will-change|cursor|user-select|-webkit-(?:user-select|tap-highlight|text-decoration|mask))/;

/** Properties that another one sets as well, in the writing direction of the site. */
const coveredBy: Record<string, readonly string[]> = {
  background: ['background-color', 'background-image'],
  border: ['border-top', 'border-bottom', 'border-left', 'border-right', 'border-left-width', 'border-width'],
  margin: ['margin-top', 'margin-bottom', 'margin-left', 'margin-right'],
  'margin-block': ['margin-top', 'margin-bottom'],
  padding: ['padding-top', 'padding-bottom', 'padding-left', 'padding-right'],
  'padding-block': ['padding-top', 'padding-bottom'],
  'border-block': ['border-top', 'border-bottom'],
  'margin-inline-end': ['margin-right'],
  'border-inline-end-color': ['border-right-color'],
  'block-size': ['height'],
  'inline-size': ['width'],
};

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

/** Removes the steps of animations that no rule asks for. */
export function removeUnusedKeyframes(sheet: Root): void {
  const asked = new Set<string>();
  sheet.walkDecls(/^(?:-webkit-)?animation/, ({ value }) => {
    for (const name of value.split(/[\s,]+/)) asked.add(name);
  });
  sheet.walkAtRules(/keyframes$/, (keyframes) => {
    if (!asked.has(keyframes.params)) keyframes.remove();
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

/** Properties that the site's own rules set for a selector, always and above every layer. */
function ownProperties(sheet: Root): Map<string, Set<string>> {
  const own = new Map<string, Set<string>>();
  sheet.each((rule) => {
    if (rule.type !== 'rule') return;
    for (const selector of rule.selectors) {
      const properties = own.get(selector) ?? new Set();
      own.set(selector, properties);
      rule.walkDecls(({ prop }) => {
        for (const name of [prop, ...(coveredBy[prop] ?? [])]) properties.add(name);
      });
    }
  });
  return own;
}

/** Removes what the framework's layers set and the site's own rule for the same selector sets anew. */
export function removeOverridden(sheet: Root): void {
  const own = ownProperties(sheet);
  const isOverridden = ({ prop, important }: Declaration, { selectors }: Rule) =>
    !important && selectors.every((selector) => own.get(selector)?.has(prop));
  sheet.walkRules((rule) => {
    if (!isLayered(rule)) return;
    rule.each((node) => {
      if (node.type === 'decl' && isOverridden(node, rule)) node.remove();
    });
  });
}
