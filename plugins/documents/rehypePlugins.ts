import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { rehypeHighlight } from './highlight/rehypeHighlight';
import { rehypeTables } from './tables';
import { rehypeTypography } from './typography';

/** Renders a link in HTML like one in Markdown, so the build checks it and adds the base URL. */
const rehypeLinks = () => (tree: Root) =>
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ('name' in node && node.name === 'a') node.data = {};
  });

/** The rehype plugins for MDX pages in order. */
export const rehypePlugins = [rehypeTypography, rehypeTables, rehypeHighlight, rehypeLinks];
