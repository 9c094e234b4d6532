import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { referenceNames } from '../plugins/documents/expandReferences';
import { checkComponents, sourceOf } from '../plugins/documents/imports';
import { attribute } from '../plugins/lib/attributes';
import { isMdx, parseMarkdown } from '../plugins/lib/parseMarkdown';
import { blockOf, type SampleBlock } from '../plugins/samples/sampleFiles';
import { storageKeys } from '../src/marketing/content/storage';
import { type Document, documentOf } from './documents';
import type { Finding } from './report';

/** The placeholder for inline code. Without it, rules would see the code or a gap. */
export const codeMark = '\uFFFC';

/** A fenced code block. */
export type CodeBlock = SampleBlock & {
  file: string;
  /** The indentation of the fence in columns, for a block in a list. */
  indent: number;
};

/** Text on a page, and the number of its first line. */
export type Text = { text: string; line: number };

/** A paragraph, table cell, title, or heading without its inline code. `depth` is the level of a heading, or 0. */
export type Prose = Text & { depth: number };

/** A Markdown file, split into the parts that the checks use. */
export type Page = Document & {
  blocks: CodeBlock[];
  /** Inline code outside headings. */
  inlineCode: Text[];
  prose: Prose[];
  /** Paragraphs and table rows with their inline code. */
  texts: Text[];
  /** What's wrong with the form of the page. */
  problems: Finding[];
  /** False if the problems prevent the page from being split. */
  isRead: boolean;
};

type AnyNode = Node &
  Partial<Parent> & { value?: string; url?: string; alt?: string; depth?: number; name?: string | null };

/** A finding on a page that's being read. */
type PageFault = Omit<Finding, 'file'>;

const metaNames = ['title', 'capped', 'message', 'fragment', 'run', 'replay'];

/** Returns the files of a project that match the patterns, except those that Git ignores. */
export function projectFiles(root: string, ...patterns: string[]): string[] {
  const words = 'ls-files -z --cached --others --exclude-standard -- :!tests/fixtures :!tests/golden'.split(' ');
  const files = execFileSync('git', [...words, ...patterns], { cwd: root, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file && existsSync(path.join(root, file))).sort();
}

const known = new Map<string, Page[]>();

/** Reads every Markdown file, once. A test of the built site reads the texts of contracts and marketing pages. */
export function readPages(root: string): Page[] {
  const read = (file: string) => readPage(file, readFileSync(path.join(root, file), 'utf8'));
  const pages = known.get(root) ?? projectFiles(root, '*.md', '*.mdx').map(read);
  known.set(root, pages);
  return pages;
}

/** Returns the lines of contracts. */
export function contractLines(root: string): (Text & { file: string })[] {
  return projectFiles(root, 'contracts/*.json').flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.map((text, index) => ({ file, text, line: index + 1 }));
  });
}

/** Splits texts into sentences. */
export function sentencesOf(texts: Text[]): Text[] {
  return texts.flatMap(({ text, line }) =>
    [...text.matchAll(/.+?(?:[.!?;]\s|$)/gs)].map(({ 0: sentence, index }) => {
      return { text: sentence, line: line + text.slice(0, index).split('\n').length - 1 };
    }),
  );
}

/** Splits a page into its parts. */
export function readPage(file: string, source: string): Page {
  const parts = { blocks: [], inlineCode: [], prose: [], texts: [], problems: [], isRead: false };
  const page: Page = { ...documentOf(file, source), ...parts };
  const isOurs = /^(?:blog|docs)\//.test(file);
  const report = (faults: PageFault[]) => page.problems.push(...faults.map((fault) => ({ file, ...fault })));
  const broken = isOurs ? brokenForm(source) : [];
  report(broken);
  if (broken.length > 0) return page;
  try {
    const tree = parseMarkdown(file, source.replace(/^\ufeff/, ''));
    collect(page, tree);
    if (isMdx(file)) report(checkComponents(tree, referenceNames).refused.map((each) => ({ kind: 'page', ...each })));
    if (isOurs) report(residueFaults(source));
    page.isRead = true;
  } catch (error) {
    report([mdxFault(error, source)]);
  }
  return page;
}

function collect(page: Page, tree: Node): void {
  const inHeadings = new Set<Node>();
  const rows = page.source.split('\n');
  visit(tree, (node: AnyNode) => {
    const { type, value = '', depth = 0, children = [] } = node;
    const line = node.position?.start.line ?? 1;
    if (type === 'heading') visit(node as Node, (part) => void inHeadings.add(part));
    if (type === 'code') addBlock(page, node as Code);
    if (type === 'inlineCode' && !inHeadings.has(node)) page.inlineCode.push({ text: value, line });
    if (/^(?:paragraph|heading|tableCell)$/.test(type)) page.prose.push({ text: textOf(node, codeMark), line, depth });
    if (type === 'paragraph') page.texts.push({ text: textOf(node), line });
    if (type === 'tableRow')
      page.texts.push({ text: children.map((cell) => textOf(cell as AnyNode)).join(' | '), line });
    const start = rows[line - 1]?.slice((node.position?.start.column ?? 1) - 1) ?? '';
    for (const fault of unmeantIn(node, start)) page.problems.push({ file: page.file, line, kind: 'form', ...fault });
  });
  const head = /^\ufeff?---\n(.*?)\n---\n/s.exec(page.source)?.[1] ?? '';
  for (const [index, row] of head.split('\n').entries()) {
    const [, key = '', value = ''] = /^(title|description|sidebar_label): "?(.*?)"?$/.exec(row) ?? [];
    const text = value.replace(/`[^`]+`/g, codeMark);
    if (value) page.prose.push({ text, line: index + 2, depth: key === 'title' ? 1 : 0 });
  }
}

/** Returns the text of a node. A mark stands for inline code and for tags without text. */
function textOf({ type, value = '', children }: AnyNode, mark?: string): string {
  if (mark && (type === 'inlineCode' || (type === 'mdxJsxTextElement' && !children?.length))) return mark;
  return (
    children?.map((child) => textOf(child as AnyNode, mark)).join('') ??
    (/^(?:text|inlineCode)$/.test(type) ? value : '')
  );
}

function addBlock({ file, blocks, problems }: Page, node: Code): void {
  const block = blockOf(node);
  const rest = (node.meta ?? '').replace(attribute, '').trim();
  const unknown = [...Object.keys(block.meta), ...(rest ? [rest] : [])].filter((name) => !metaNames.includes(name));
  const fix = `use one of ${metaNames.join(', ')}`;
  for (const name of unknown)
    problems.push({ file, line: block.fenceLine, kind: 'block', reason: `unknown word in the fence: ${name}`, fix });
  blocks.push({ ...block, file, indent: (node.position?.start.column ?? 1) - 1 });
}

const tabGroups = storageKeys.map(({ key }) => key.replace('docusaurus.tab.', '')).join('|');

/** What readers don't see as it's meant, and what to write. Matches a node's type and its tag, address, or source. */
const unmeant: [pattern: RegExp, reason: string, fix: string][] = [
  [/^delete ~(?!~)/, 'the text is struck out', 'write <sub>, or \\~'],
  [/^strong __/, '__ makes text bold', 'put a name such as __init__.py in inline code, or write ** for bold'],
  [
    /^(?:emphasis|strong) \*+(?:[./_]|[^*]*\*\.\w)|^emphasis \*[^*]*\*\w/,
    'the asterisks make text italic',
    'put a pattern such as *.log in inline code',
  ],
  [/^mdx\w+ <h[1-6] /, 'the heading has no address', 'write ##'],
  [/^image .*src="[^"]*#/, 'the site has no dark mode', 'use one picture, without #'],
  [
    /(?: |\/)([^"/]+)\.\w+" alt="\1"|^(?:image|mdx\w+ <img) .*alt="(?:[^"\s]+\.(?:gif|jpe?g|png|svg|webp)|[^"\s]*_[^"\s]*|(?:dsc|figure|image|img|photo|picture|screen ?shot|untitled)(?:[\s\d_.:-]|\b(?:at|[ap]m)\b)*)"/i,
    'the alternative text only names the file',
    'write what the picture shows',
  ],
  [
    /(?:href|src)="(?:http[^"]*(?:google\.\w+\/url|safelinks\.|utm_|\/(?:localhost|127\.|www.benchloom.example)[^"]*\/)|file:)/,
    "the link isn't the target's",
    "write the target's address, and the path of a page here (/docs/…)",
  ],
  [/^mdx\w+Expression [\s\w.,|:="'%{}-]*$/, "braces are code, which readers don't see", 'put braces in inline code'],
  [
    /^mdx\w+ <(?:audio|img|source|video) .*\bsrc="/,
    "the build doesn't check this src",
    "write ![what it shows](./name.png), or src={require('./name.webm').default}",
  ],
  [
    new RegExp(`^mdx\\w+ <Tabs .*\\bgroupId="(?!(?:${tabGroups})")`),
    "the privacy notice doesn't list this groupId",
    'remove it if no other page has these tabs, or add its key to src/marketing/content/storage.ts',
  ],
];

/** Finds what the writer didn't mean. `start` is the source from the node on. */
function unmeantIn(node: AnyNode, start: string): { reason: string; fix: string }[] {
  const text = `${node.type} ${sourceOf(node) || start}${node.alt ? ` alt="${node.alt}"` : ''}`;
  return unmeant.filter(([pattern]) => pattern.test(text)).map(([, reason, fix]) => ({ reason, fix }));
}

/** Finds what makes a parser read text as code, and code as text. */
function brokenForm(source: string): PageFault[] {
  let open: { mark: string; line: number } | undefined;
  for (const [index, row] of source.split('\n').entries()) {
    if (row.endsWith('\r'))
      return [{ line: 1, kind: 'page', reason: 'it has Windows line endings', fix: 'save it with LF' }];
    const [, mark = '', info = ''] = /^\s*(?:(?:\d+\.|[-*>]) +)*(`{3,})\s*([^`]*)$/.exec(row) ?? [];
    if (!mark || (open && mark.length < open.mark.length)) continue;
    if (open && info.trim()) break;
    open = open ? undefined : { mark, line: index + 1 };
  }
  return open ? [{ line: open.line, kind: 'page', reason: "the fence isn't closed", fix: `add ${open.mark}` }] : [];
}

/** What to write instead of what isn't valid MDX. Matches the parser's reason and the line. */
const mdxFixes: [pattern: RegExp, fix?: string][] = [
  [/^Expected a closing tag/, 'close the tag, or write `<` in inline code'],
  [/-*8<-|\{\{?[<%]|<<\w/, "write the text itself, or :::note: other systems' includes and shortcodes don't work"],
  [/import\/exports/, "a line of text can't start with import or export: join it to the line above"],
  [/\(note: /],
  [/^/, 'put literal tags and braces in inline code'],
];

/** Returns why a page isn't valid MDX, and the line. `error` is the parser's exception. */
function mdxFault(error: unknown, source: string): PageFault {
  const { reason = String(error), line: end = 1 } = error as { reason?: string; line?: number };
  // The parser reports an unclosed tag at the end of the text, but the message includes the line of the opening tag.
  const line = Number(/^Expected a closing tag for `[^`]*` \((\d+):/.exec(reason)?.[1] ?? end);
  const [, fix] = mdxFixes.find(([pattern]) => pattern.test(`${reason}\n${source.split('\n')[line - 1]}`)) ?? [];
  return { line, kind: 'page', reason: `not valid MDX: ${reason}`, fix };
}

/** What other programs leave in a page and a reader or a writer doesn't see, what to say about it, and how to fix it. */
const residue: [pattern: RegExp, reason: string, fix: string][] = [
  [/^\ufeff/g, 'the file starts with a byte order mark', 'save it as UTF-8 without one'],
  [/(?<!^)[\u00a0\ufb00-\ufb06\p{Cf}]/gu, "there's an invisible or joined character", 'write a space or plain letters'],
  [/(?<![\w)])[–—](?=[A-Za-z-])/g, 'a word processor joined two hyphens', 'write -- for a flag'],
  [/(?<!`.*)[“”‘’]/g, "there's a curly quote", 'write a straight one'],
  [
    /^\d+\. .*\n+(?: {1,2}(?:```|[-*] )|```(?=.*\n(?:(?!```).*\n)*```\n+\d+\. ))/gm,
    'the block ends the list',
    'indent it by three spaces',
  ],
  [/^(##+) .+(?=\n\s*(?:(?!\1#)#+ |(?![\s\S])))/gm, 'the section is empty', 'write its text'],
  [/^#+ .*<Limit\b(?!.*\{\/\* #).*$/gm, "the heading's address changes with the limit", 'add an ID: {/* #name */}'],
];

/** Returns what other programs left in a document, at most one finding of a kind for each line. */
function residueFaults(source: string): PageFault[] {
  return residue.flatMap(([pattern, reason, fix]) => {
    const ends = [...source.matchAll(pattern)].map(({ 0: text, index }) => index + text.length);
    const lines = new Set(ends.map((end) => source.slice(0, end).split('\n').length));
    return [...lines].map((line): PageFault => ({ line, kind: 'form', reason, fix }));
  });
}
