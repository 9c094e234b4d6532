import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Returns a node that becomes `<StaticHtml as={tag} {...attributes} html={html} />`, see src/components/StaticHtml. */
export function staticHtml(tag: string, attributes: Record<string, string>, html: string): MdxJsxFlowElementHast {
  const all = { as: tag, ...attributes, html };
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: Object.entries(all).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}
