import type { Container, Root, Rule } from 'postcss';

/** Removes a node, and any at-rules around it that become empty. */
export function removeNode(node: Container | { parent?: unknown; remove(): unknown }): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeNode(parent);
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as { name?: string }).name ?? '');

/** Removes selectors that fail `isKept`, and any rules and at-rules that become empty. Doesn't change keyframes. */
export function filterSelectors(root: Root, isKept: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0) removeNode(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}
