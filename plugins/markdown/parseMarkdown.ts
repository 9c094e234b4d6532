import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';

const markdown = remark().use(remarkGfm);
const mdx = remark().use(remarkGfm).use(remarkMdx);

const trees = new Map<string, Root>();

/**
 * Parses a Markdown or MDX file. Caches the result.
 * @throws {VFileMessage} if the file isn't valid MDX; `line` is the line of the error
 */
export function parseMarkdown(file: string, text: string): Root {
  // Replace the front matter with empty lines, so that line numbers stay correct.
  const body = text.replace(/^---\n.*?\n---(?=\n)/s, (head) => head.replace(/./g, ''));
  const tree = trees.get(file + text) ?? (file.endsWith('.mdx') ? mdx : markdown).parse(body);
  trees.set(file + text, tree);
  return tree;
}
