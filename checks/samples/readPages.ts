import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Heading, Node, Parent } from 'mdast';
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
  /** Not in production builds. */
  draft: boolean;
  blocks: CodeBlock[];
  /** Inline code outside headings. */
  inlineCode: Run[];
  /** Plain text outside headings and inline code. */
  words: Run[];
  /** Paragraphs and table rows, which may include inline code. */
  runs: Run[];
  tables: Table[];
  links: { url: string; line: number }[];
  /** Headings with their levels. */
  headings: { text: string; line: number; depth: number; anchor: string }[];
  /** The IDs of headings and elements. */
  anchors: Set<string>;
  /** Problems with the format of the page. */
  problems: Finding[];
};

type Attribute = { type: string; name?: string; value?: unknown };
type AnyNode = Node & Partial<Parent> & { value?: string; url?: string; attributes?: Attribute[] };

const metaNames = ['title', 'capped', 'fragment', 'run', 'replay'];

/**
 * Reads every document.
 * @param root project root
 */
export function readPages(root: string): Page[] {
  return readDocuments(root).map(({ file, source }) => {
    const page = readPage(file, source);
    if (!isBroken(page)) addReferences(page, source, root);
    return page;
  });
}

/** Returns whether the page can't be parsed, so its anchors are unknown. */
export function isBroken({ problems }: Page): boolean {
  return problems.some(({ kind }) => kind === 'page');
}

/** Adds the anchors that the build generates for reference tags. Reports tags that the build can't replace. */
function addReferences(page: Page, text: string, root: string): void {
  if (!/<[A-Z]/.test(text)) return;
  try {
    const slugger = createSlugger();
    visit(parseMarkdown(page.file, anchoredLines(text, root)) as Node, (visited) => {
      const { type, name, attributes = [] } = visited as AnyNode & { name?: string };
      if (type === 'heading') page.anchors.add(headingId(visited as Heading, slugger));
      if (name === 'Anchor') for (const { value } of attributes) page.anchors.add(String(value));
    });
  } catch (error) {
    const { line = 1, message } = error as Error & { line?: number };
    page.problems.push({ file: page.file, line, kind: 'page', reason: message });
  }
}

/** Returns the generated lines that have an anchor. Parsing all of them would take seconds. */
function anchoredLines(text: string, root: string): string {
  const lines = text.split('\n');
  const generated = expandLines(text, root).filter((line, index) => line !== lines[index]);
  const withoutCode = generated.join('\n').replace(/^ *```.*?^ *```$/gms, '');
  return (withoutCode.match(/^(?:#+ .*|.*<Anchor .*)$/gm) ?? []).join('\n\n');
}

/** Returns an empty page. */
export function emptyPage(file: string): Page {
  return {
    file,
    route: '',
    draft: false,
    blocks: [],
    inlineCode: [],
    words: [],
    runs: [],
    tables: [],
    links: [],
    headings: [],
    anchors: new Set(),
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
  const slugger = createSlugger();
  const inHeadings = new Set<Node>();
  visit(tree as Node, (visited) => {
    const node = visited as AnyNode;
    const line = node.position?.start.line ?? 1;
    const inHeading = inHeadings.has(visited);
    if (node.type === 'heading') visit(visited, (part) => void inHeadings.add(part));
    if (node.type === 'code') addBlock(page, visited as Code);
    else if (node.type === 'heading') addHeading(page, visited as Heading, slugger);
    else if (node.type === 'inlineCode' && !inHeading) page.inlineCode.push({ text: node.value ?? '', line });
    else if (node.type === 'text' && !inHeading) page.words.push({ text: node.value ?? '', line });
    else if (node.type === 'paragraph') page.runs.push({ text: mdxText(node), line });
    else if (node.type === 'table') page.tables.push(tableOf(node));
    else if (node.type === 'tableRow') page.runs.push({ text: (node.children ?? []).map(mdxText).join(' | '), line });
    else if (node.type === 'link' || node.type === 'definition') page.links.push({ url: node.url ?? '', line });
    else if (node.attributes) addElement(page, visited as AnyNode & { name?: string }, line);
  });
}

function addHeading(page: Page, heading: Heading, slugger: ReturnType<typeof createSlugger>): void {
  const anchor = headingId(heading, slugger);
  const line = heading.position?.start.line ?? 1;
  if (page.anchors.has(anchor)) {
    const [reason, fix] = [`the anchor #${anchor} appears twice`, 'write a different {/* #anchor */}'];
    page.problems.push({ file: page.file, line, kind: 'address', reason, fix });
  }
  page.anchors.add(anchor);
  page.headings.push({ text: mdxText(heading).trim(), line, depth: heading.depth, anchor });
}

function addElement(page: Page, node: AnyNode & { name?: string }, line: number): void {
  for (const { name, value } of node.attributes ?? []) {
    if (typeof value !== 'string') continue;
    if (name === 'id' && node.name !== 'Term') page.anchors.add(value);
    else if (name === 'href' || name === 'to') page.links.push({ url: value, line });
  }
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

/** Follows Docusaurus's heading plugin: uses the ID in a comment or braces, otherwise the slug of the text. */
function headingId(heading: Heading, slugger: ReturnType<typeof createSlugger>): string {
  const last = heading.children.at(-1) as AnyNode | undefined;
  const comment = last?.type === 'mdxTextExpression' ? /^\/\*\s*#?(\S+).*\*\/$/.exec(last.value ?? '')?.[1] : undefined;
  return comment ?? parseMarkdownHeadingId(mdxText(heading)).id ?? slugger.slug(mdxText(heading));
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
