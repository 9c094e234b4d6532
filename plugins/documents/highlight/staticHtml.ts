import type { RootContent } from 'hast';
import type {} from 'remark-mdx';

/** A block-level component in a page's syntax tree. */
type MdxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

function element(name: string, attributes: Record<string, string>): MdxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [],
  };
}

/** Returns a node that becomes `<StaticHtml as={tag} {...attributes} html={html} />`. See src/ui/StaticHtml. */
export function staticHtml(tag: string, attributes: Record<string, string>, html: string): MdxElement {
  return element('StaticHtml', { as: tag, ...attributes, html });
}

/** Returns a node that becomes `<RunnableSample id={id} html={html} />`. See src/reader-tools/sample-runner. */
export function runnableSample(id: string, html: string): MdxElement {
  return element('RunnableSample', { id, html });
}
