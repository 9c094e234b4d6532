import type { Element, ElementContent, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** The component that shows finished HTML, see src/components/StaticHtml. */
const component = 'StaticHtml';

/** A node that becomes `<StaticHtml as={tag} {...attributes} html={html} />`. */
export function staticHtml(tag: string, attributes: Record<string, string>, html: string): MdxJsxFlowElementHast {
  const all = { as: tag, ...attributes, html };
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: Object.entries(all).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}

export type StaticHtmlNode = { tag: string; attributes: Record<string, string>; html: string };

/** Takes a node of `staticHtml` apart again. Undefined for every other node. */
export function readStaticHtml(node: RootContent | ElementContent | Element): StaticHtmlNode | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== component) return undefined;
  const values = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [attribute.name, String(attribute.value)] : [],
  );
  const { as: tag = 'div', html = '', ...attributes } = Object.fromEntries(values) as Record<string, string>;
  return { tag, attributes, html };
}
