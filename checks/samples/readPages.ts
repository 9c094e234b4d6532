import type { Code, Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { expandLines } from '../../plugins/documents/expandReferences';
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

/** A paragraph or table row, with its line breaks and the number of its first line. */
export type Run = { text: string; line: number };

/** A table with the text of each cell. */
export type Table = { header: string[]; rows: { cells: string[]; line: number }[] };

/** A documentation page, split into the parts that the checks use. */
export type Page = {
  /** The path relative to the project root, with `/` as the separator. */
  file: string;
  /** The address relative to the base URL. */
  route: string;
  blocks: CodeBlock[];
  /** Inline code outside headings. */
  inlineCode: Run[];
  /** Plain text outside headings and inline code. */
  words: Run[];
  /** Paragraphs and table rows, which may include inline code. */
  runs: Run[];
  tables: Table[];
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
  return readDocuments(root).map(({ file, source }) => {
    const page = readPage(file, source);
    return { ...page, problems: [...page.problems, ...referenceFaults(file, source, root)] };
  });
}

/** Returns why the build can't replace a reference tag. */
function referenceFaults(file: string, text: string, root: string): Finding[] {
  try {
    if (/<[A-Z]/.test(text)) expandLines(text, root);
    return [];
  } catch (error) {
    const { line = 1, message } = error as Error & { line?: number };
    return [{ file, line, kind: 'page', reason: message }];
  }
}

/** Returns an empty page. */
export function emptyPage(file: string): Page {
  return {
    file,
    route: '',
    blocks: [],
    inlineCode: [],
    words: [],
    runs: [],
    tables: [],
    problems: [],
  };
}

/**
 * Splits a page into its parts.
 * @param file path relative to the project root
 * @param text content of the page
 */
export function readPage(file: string, text: string): Page {
  const page = { ...emptyPage(file), ...documentOf(file, text) };
  const tree = parse(page, text);
  if (tree) collect(page, tree);
  return page;
}

function parse(page: Page, text: string): AnyNode | undefined {
  try {
    return parseMarkdown(page.file, text) as AnyNode;
  } catch (error) {
    page.problems.push({ file: page.file, ...mdxFault(error) });
    return undefined;
  }
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
    else if (node.type === 'paragraph') page.runs.push({ text: mdxText(node), line });
    else if (node.type === 'table') page.tables.push(tableOf(node));
    else if (node.type === 'tableRow') page.runs.push({ text: (node.children ?? []).map(mdxText).join(' | '), line });
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

function tableOf({ children = [] }: AnyNode): Table {
  const rows = (children as AnyNode[]).map((row) => ({
    cells: (row.children ?? []).map(mdxText),
    line: row.position?.start.line ?? 1,
  }));
  return { header: rows[0]?.cells ?? [], rows: rows.slice(1) };
}

function mdxText(node: Node): string {
  const { value, children, type } = node as AnyNode;
  if (children) return children.map(mdxText).join('');
  return type.startsWith('mdx') ? '' : (value ?? '');
}
