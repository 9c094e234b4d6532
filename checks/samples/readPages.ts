import type { Code, Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../plugins/lib/parseMarkdown';
import { blockOf, metaPair } from '../../plugins/samples/readBlocks';
import type { SampleBlock } from '../../plugins/samples/sampleFiles';
import { documentOf, readDocuments } from '../documents';
import { mdxFault } from '../prose/texts';
import type { Finding } from './report';

/** A fenced code block. */
export type CodeBlock = SampleBlock & {
  file: string;
  /** The indentation of the fence in columns, for a block in a list. */
  indent: number;
};

/** Text on a page, and the number of its first line. */
export type Text = { text: string; line: number };

/** A documentation page, split into the parts that the checks use. */
export type Page = {
  /** The path relative to the project root, with `/` as the separator. */
  file: string;
  /** The address relative to the base URL. */
  route: string;
  blocks: CodeBlock[];
  /** Inline code outside headings. */
  inlineCode: Text[];
  /** Plain text outside headings and inline code. */
  words: Text[];
  /** Paragraphs and table rows, which may include inline code. */
  texts: Text[];
  /** Problems with the format of the page. */
  problems: Finding[];
};

type AnyNode = Node & Partial<Parent> & { value?: string };

const metaNames = ['title', 'capped', 'fragment', 'run', 'replay'];

/**
 * Reads every document.
 * @param root project root
 */
export function readPages(root: string): Page[] {
  return readDocuments(root).map(({ file, source }) => readPage(file, source));
}

/**
 * Splits a page into its parts.
 * @param file path relative to the project root
 * @param text content of the page
 */
export function readPage(file: string, text: string): Page {
  const { route } = documentOf(file, text);
  const page: Page = { file, route, blocks: [], inlineCode: [], words: [], texts: [], problems: [] };
  try {
    collect(page, parseMarkdown(file, text) as AnyNode);
  } catch (error) {
    page.problems.push({ file, ...mdxFault(error) });
  }
  return page;
}

function collect(page: Page, tree: AnyNode): void {
  const inHeadings = new Set<Node>();
  visit(tree as Node, (visited) => {
    const node = visited as AnyNode;
    const line = node.position?.start.line ?? 1;
    const inHeading = inHeadings.has(visited);
    if (node.type === 'heading') visit(visited, (part) => void inHeadings.add(part));
    if (node.type === 'code') addBlock(page, visited as Code);
    else if (node.type === 'inlineCode' && !inHeading) page.inlineCode.push({ text: node.value ?? '', line });
    else if (node.type === 'text' && !inHeading) page.words.push({ text: node.value ?? '', line });
    else if (node.type === 'paragraph') page.texts.push({ text: mdxText(node), line });
    else if (node.type === 'tableRow') page.texts.push({ text: (node.children ?? []).map(mdxText).join(' | '), line });
  });
}

function addBlock(page: Page, node: Code): void {
  const block = blockOf(node);
  const rest = (node.meta ?? '').replace(metaPair, '').trim();
  const unknown = [...Object.keys(block.meta), ...(rest ? [rest] : [])].filter((name) => !metaNames.includes(name));
  for (const name of unknown) {
    const reason = `unknown word in the fence: ${name}`;
    page.problems.push({
      file: page.file,
      line: block.fenceLine,
      kind: 'block',
      reason,
      fix: `use one of ${metaNames.join(', ')}`,
    });
  }
  page.blocks.push({ ...block, file: page.file, indent: (node.position?.start.column ?? 1) - 1 });
}

function mdxText(node: Node): string {
  const { value, children, type } = node as AnyNode;
  if (children) return children.map(mdxText).join('');
  return type.startsWith('mdx') ? '' : (value ?? '');
}
