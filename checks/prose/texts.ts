import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { referenceNames } from '../../plugins/documents/expandReferences';
import { checkComponents } from '../../plugins/documents/imports';
import { isMdx, parseMarkdown } from '../../plugins/lib/parseMarkdown';
import { storageKeys } from '../../src/marketing/content/storage';
import type { Finding } from '../samples/report';

/** The placeholder for inline code. Without it, rules would see the code or a gap. */
export const codeMark = '\uFFFC';

/** A paragraph, heading, or table cell, without its inline code. */
export type Text = {
  /** The path relative to the project root. */
  file: string;
  /** The line number of the start of the text, starting at 1. */
  line: number;
  text: string;
  heading: boolean;
};

type MarkdownNode = Node & Partial<Parent> & { value?: string };

const blocks = ['paragraph', 'heading', 'tableCell'];

/** Returns the text of a node without inline code. */
export function plainText(node: MarkdownNode): string {
  if (node.type === 'inlineCode' || (node.type === 'mdxJsxTextElement' && !node.children?.length)) return codeMark;
  if (node.type === 'text') return node.value ?? '';
  return (node.children ?? []).map((child) => plainText(child as MarkdownNode)).join('');
}

function markdownTexts(file: string, source: string): Text[] {
  const found: Text[] = [];
  const collect = (node: MarkdownNode): void => {
    const line = node.position?.start.line ?? 1;
    if (blocks.includes(node.type)) found.push({ file, line, text: plainText(node), heading: node.type === 'heading' });
    else for (const child of node.children ?? []) collect(child as MarkdownNode);
  };
  collect(parseMarkdown(file, source));
  const head = /^---\n(.*?)\n---\n/s.exec(source)?.[1] ?? '';
  for (const [index, row] of head.split('\n').entries()) {
    const [, key = '', value = ''] = /^(title|description|sidebar_label): "?(.*?)"?$/.exec(row) ?? [];
    if (value) found.push({ file, line: index + 2, text: withoutCode(value), heading: key === 'title' });
  }
  return found;
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]+`/g, codeMark);
}

/** A file and the texts in it. */
export type SourceFile = {
  file: string;
  texts: Text[];
  /** The reasons why the build can't compile the file. Without texts, the file can't be parsed. */
  problems: Finding[];
};

/** Returns why a page isn't valid MDX, and the line. `error` is the parser's exception. */
export function mdxFault(error: unknown): Omit<Finding, 'file'> {
  const { reason = String(error), line = 1 } = error as { reason?: string; line?: number };
  // The parser reports an unclosed tag at the end of the text, but the message includes the line of the opening tag.
  const [, opened] = /^Expected a closing tag for `[^`]*` \((\d+):/.exec(reason) ?? [];
  const literal = 'put literal tags and braces in inline code, and write :::note or a component for a shortcode';
  const other = reason.includes('(note: ') ? undefined : literal;
  const fix = opened ? 'close the tag, or write `<` in inline code' : other;
  return { line: Number(opened ?? line), kind: 'page', reason: `not valid MDX: ${reason}`, fix };
}

/** What other programs leave in a page and a reader or a writer doesn't see, what to say about it, and how to fix it. */
const residue: [pattern: RegExp, reason: string, fix: string][] = [
  [/^\ufeff/g, 'the file starts with a byte order mark', 'save it as UTF-8 without one'],
  [/(?<!^)[\u00a0\u200b-\u200d\u2060\ufeff]/g, "there's an invisible character", 'write a space, or delete it'],
  [/(?<!`.*)[“”‘’]/g, "there's a curly quote", 'write a straight one'],
  [/^\d+\. .*\n+ {1,2}```/gm, 'the block ends the list', 'indent it by three spaces'],
  [/^#+ .*<Limit\b(?!.*\{\/\* #).*$/gm, "the heading's address changes with the limit", 'add one, as in {/* #name */}'],
];

/** Returns what other programs left in a document, at most one finding of a kind for each line. */
function residueFaults(file: string, source: string): Finding[] {
  if (!file.startsWith('docs/')) return [];
  return residue.flatMap(([pattern, reason, fix]) => {
    const ends = [...source.matchAll(pattern)].map(({ 0: text, index }) => index + text.length);
    const lines = new Set(ends.map((end) => source.slice(0, end).split('\n').length));
    return [...lines].map((line): Finding => ({ file, line, kind: 'form', reason, fix }));
  });
}

/** Finds a fence that isn't closed, so text would be read as code, and code as text. */
function fenceFaults(file: string, source: string): Finding[] {
  let open: { mark: string; line: number } | undefined;
  for (const [index, row] of source.split('\n').entries()) {
    const [, mark = '', info = ''] = /^\s*(`{3,})\s*([^`]*)$/.exec(row) ?? [];
    if (!mark || (open && mark.length < open.mark.length)) continue;
    if (open && info.trim()) break;
    open = open ? undefined : { mark, line: index + 1 };
  }
  const reason = "the fence isn't closed";
  return open ? [{ file, line: open.line, kind: 'page', reason, fix: `add ${open.mark}` }] : [];
}

/** Finds groups of tabs whose storage key the privacy notice doesn't list, and files that the build doesn't check. */
function tagFaults(file: string, tree: Node): Finding[] {
  const found: Finding[] = [];
  visit(tree, (node: Node & { name?: string; attributes?: { name?: string; value?: unknown }[] }) => {
    const line = node.position?.start.line ?? 1;
    const src = node.attributes?.find(({ name }) => name === 'src')?.value;
    if (/^(?:audio|img|source|video)$/.test(node.name ?? '') && typeof src === 'string') {
      const fix = "write ![what it shows](./name.png), or src={require('./name.webm').default}";
      found.push({ file, line, kind: 'form', reason: `the build doesn't check src="${src}"`, fix });
    }
    const group = node.name === 'Tabs' && node.attributes?.find(({ name }) => name === 'groupId')?.value;
    if (!group || storageKeys.some(({ key }) => key === `docusaurus.tab.${group}`)) return;
    const reason = `the privacy notice doesn't list the groupId "${group}"`;
    const fix = 'remove it if no other page has these tabs, or add its key to src/marketing/content/storage.ts';
    found.push({ file, line, kind: 'form', reason, fix });
  });
  return found;
}

/** Returns a file and its texts. Reports a page that isn't valid MDX, and what pages can't contain. */
export function readSource(file: string, source: string): SourceFile {
  if (file.startsWith('docs/') && source.includes('\r\n')) {
    const [reason, fix] = ['it has Windows line endings, which other checks misread', 'save it with LF'];
    return { file, texts: [], problems: [{ file, line: 1, kind: 'page', reason, fix }] };
  }
  const problems = fenceFaults(file, source);
  if (problems.length > 0) return { file, texts: [], problems };
  try {
    const texts = markdownTexts(file, source.replace(/^\ufeff/, ''));
    const tree: Node = isMdx(file) ? parseMarkdown(file, source) : { type: 'root' };
    const { refused } = checkComponents(tree, referenceNames);
    const found = refused.map((refusal): Finding => ({ file, kind: 'page', ...refusal }));
    return { file, texts, problems: [...residueFaults(file, source), ...found, ...tagFaults(file, tree)] };
  } catch (error) {
    return { file, texts: [], problems: [{ file, ...mdxFault(error) }] };
  }
}

/** Returns every Markdown file. A test of the built site reads the texts of contracts and marketing pages. */
export function readTexts(root: string): SourceFile[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('tests/fixtures/') && existsSync(path.join(root, file)))
    .sort()
    .map((file) => readSource(file, readFileSync(path.join(root, file), 'utf8')));
}
