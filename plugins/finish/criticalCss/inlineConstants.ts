import type { Container, Declaration, Root, Rule } from 'postcss';

/** Removes a node, and any at-rules around it that become empty. */
export function removeNode(node: Container | { parent?: unknown; remove(): unknown }): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeNode(parent);
}

const references = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

const isLayer = (parent: unknown) => (parent as { name?: string } | undefined)?.name === 'layer';

/**
 * Returns the values of constant custom properties, which only unconditional `:root` rules set. Rules outside cascade
 * layers override the others, and later rules override earlier ones.
 */
function constantsOf(root: Root): Map<string, string> {
  const values = new Map<string, { value: string; layered: boolean }>();
  const varying = new Set<string>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const rule = parent as Rule;
    const layered = isLayer(rule.parent);
    if (rule.selector !== ':root' || !(layered || rule.parent === root)) varying.add(prop);
    else if (!layered || values.get(prop)?.layered !== false) values.set(prop, { value, layered });
  });
  /** A value that refers to a varying property also varies. */
  const isConstant = (name: string): boolean => {
    const value = values.get(name)?.value;
    return value !== undefined && !varying.has(name) && references(value).every(isConstant);
  };
  return new Map([...values].filter(([name]) => isConstant(name)).map(([name, { value }]) => [name, value]));
}

/** Removes unused definitions until none are left, because each removal can make other definitions unused. */
function removeUnused(root: Root, keep: ReadonlySet<string>): void {
  const used = new Set(keep);
  root.walkDecls(({ value }) => {
    for (const name of references(value)) used.add(name);
  });
  const unused: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) unused.push(declaration);
  });
  for (const declaration of unused) removeNode(declaration as unknown as Container);
  if (unused.length > 0) removeUnused(root, keep);
}

/**
 * Replaces each constant custom property with its value, to save bytes.
 * @param root changed in place; must contain every definition that can apply
 * @param keep properties that are used outside the stylesheet, as in `fill="var(--ink)"`
 */
export function inlineConstants(root: Root, keep: ReadonlySet<string>): void {
  const constants = constantsOf(root);
  const inline = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (written, name) => {
      const constant = constants.get(name);
      return constant === undefined ? written : ` ${inline(constant)} `;
    });
  root.walkDecls((declaration) => {
    const { value } = declaration;
    if (value.includes('var(')) declaration.value = inline(value).replace(/ {2,}/g, ' ').trim();
  });
  removeUnused(root, keep);
}
