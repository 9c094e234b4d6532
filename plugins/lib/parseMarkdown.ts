import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';

const markdown = remark().use(remarkGfm);
const mdx = remark().use(remarkGfm).use(remarkMdx).freeze();

const trees = new Map<string, Root>();

/** Returns whether the framework compiles a file as MDX. */
export function isMdx(file: string): boolean {
  return file.endsWith('.mdx') || file.startsWith('docs/');
}

/** Replaces what only the framework knows, front matter, `{#id}`, and the attributes of boxes, but no line breaks. */
function bodyOf(text: string): string {
  return text
    .replace(/^---\n.*?\n---(?=\n)/s, (head) => head.replace(/./g, ''))
    .replace(/^(#+ .*)\{#(\S+)\}$/gm, '$1{/* #$2 */}')
    .replace(/^(\s*:::+[a-z]+(?:\[.*\])?)\{.*\}$/gm, '$1');
}

/**
 * Parses a Markdown or MDX file. Caches the result.
 * @throws {VFileMessage} if the file isn't valid MDX; `line` is the line of the error
 */
export function parseMarkdown(file: string, text: string): Root {
  const tree = trees.get(file + text) ?? (isMdx(file) ? mdx : markdown).parse(bodyOf(text));
  trees.set(file + text, tree);
  return tree;
}
