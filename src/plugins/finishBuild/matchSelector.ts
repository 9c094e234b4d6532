import parseSelector, { type Attribute, type Node, type Selector } from 'postcss-selector-parser';
import type { PageNames } from './pages';

/** True when a page of these names can hold an element that the selector means. */
export type Matcher = (names: PageNames) => boolean;

const always: Matcher = () => true;

/** Compares an attribute selector with the values of one page. */
function attributeMatcher({ attribute, operator, value = '' }: Attribute): Matcher {
  const tests: Record<string, (actual: string) => boolean> = {
    '=': (actual) => actual === value,
    '^=': (actual) => actual.startsWith(value),
    '$=': (actual) => actual.endsWith(value),
    '*=': (actual) => actual.includes(value),
    '~=': (actual) => actual.split(/\s+/).includes(value),
  };
  const test = operator ? tests[operator] : undefined;
  return ({ attributes }) => {
    const values = attributes.get(attribute);
    return values !== undefined && (!test || [...values].some(test));
  };
}

function nodeMatcher(node: Node): Matcher {
  if (node.type === 'tag') return ({ tags }) => tags.has(node.value.toLowerCase());
  if (node.type === 'class') return ({ classes }) => classes.has(node.value);
  if (node.type === 'id') return ({ ids }) => ids.has(node.value);
  if (node.type === 'attribute') return attributeMatcher(node);
  if (node.type !== 'pseudo' || !/^:(?:is|where|has)$/.test(node.value)) return always;
  const alternatives = node.nodes.map(selectorMatcher);
  return (names) => alternatives.some((matches) => matches(names));
}

function selectorMatcher(selector: Selector): Matcher {
  const matchers = selector.nodes.map(nodeMatcher);
  return (names) => matchers.every((matches) => matches(names));
}

/** Compiles one selector, without commas at its top level. Never false for a page that needs the rule. */
export function compileSelector(selector: string): Matcher {
  const [parsed] = parseSelector().astSync(selector).nodes;
  return parsed ? selectorMatcher(parsed) : always;
}
