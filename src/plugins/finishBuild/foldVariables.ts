import type { Container, Declaration, Root } from 'postcss';
import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';
import { simplifyValue } from './simplifyValue';

type Definition = { value: string; layered: boolean };

/** At-rules around a node, from the inside out. */
function* atRulesAround(node: Declaration | Container): Generator<{ name: string }> {
  for (let parent = node.parent; parent; parent = parent.parent as Container | undefined) {
    if (parent.type === 'atrule') yield parent as unknown as { name: string };
  }
}

function isRootDefinition(declaration: Declaration): boolean {
  const rule = declaration.parent;
  const conditional = [...atRulesAround(declaration)].some(({ name }) => name !== 'layer');
  return rule?.type === 'rule' && 'selector' in rule && rule.selector === ':root' && !conditional;
}

/** As the value of a variable these mean that the variable has none. */
const keywords = /^(?:inherit|initial|unset|revert|revert-layer)$/;

const references = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Variables that have one value wherever they are used: set for the whole page, never for a part of it. */
function constants(sheet: Root): Map<string, string> {
  const definitions = new Map<string, Definition>();
  const varying = new Set<string>();
  sheet.walkDecls(/^--/, (declaration) => {
    const { prop, value } = declaration;
    const layered = [...atRulesAround(declaration)].some(({ name }) => name === 'layer');
    const known = definitions.get(prop);
    if (!isRootDefinition(declaration) || keywords.test(value)) varying.add(prop);
    else if (!known || known.layered || !layered) definitions.set(prop, { value, layered });
  });
  const isConstant = (name: string): boolean => {
    const value = definitions.get(name)?.value;
    if (value === undefined || varying.has(name)) return false;
    varying.add(name);
    const constant = references(value).every(isConstant);
    if (constant) varying.delete(name);
    return constant;
  };
  return new Map([...definitions].filter(([name]) => isConstant(name)).map(([name, { value }]) => [name, value]));
}

const touches = (node: Node | undefined) => node && ['word', 'function', 'string'].includes(node.type);

function fold(value: string, known: ReadonlyMap<string, string>): string {
  if (!value.includes('var(')) return value;
  const parsed = parseValue(value);
  parsed.walk((node, index, siblings) => {
    const name = node.type === 'function' && node.value === 'var' ? node.nodes[0]?.value : undefined;
    const constant = name === undefined ? undefined : known.get(name);
    if (constant === undefined) return true;
    const before = touches(siblings[index - 1]) ? ' ' : '';
    const after = touches(siblings[index + 1]) ? ' ' : '';
    const word = { type: 'word', value: before + fold(constant, known) + after } as unknown as FunctionNode;
    siblings[index] = word;
    return false;
  });
  return parsed.toString();
}

/** Removes variables that nothing refers to any longer. */
function removeUnused(sheet: Root, kept: ReadonlySet<string>): void {
  const used = new Set(kept);
  sheet.walkDecls(({ value }) => {
    for (const name of references(value)) used.add(name);
  });
  let removed = false;
  sheet.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  if (removed) removeUnused(sheet, kept);
}

/**
 * Writes the value of each variable that never varies where it is used, and removes its definition.
 * @param sheet changed in place; holds every definition that can apply
 * @param kept variables that something outside the sheet refers to
 */
export function foldVariables(sheet: Root, kept: ReadonlySet<string>): void {
  const known = constants(sheet);
  sheet.walkDecls((declaration) => {
    if (known.has(declaration.prop) && !kept.has(declaration.prop)) declaration.remove();
    else declaration.value = simplifyValue(fold(declaration.value, known));
  });
  removeUnused(sheet, kept);
}
