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
  const other = reason.includes('(note: ') ? undefined : 'put literal tags and braces in inline code';
  const fix = opened ? 'close the tag, or write `<` in inline code' : other;
  return { line: Number(opened ?? line), kind: 'page', reason: `not valid MDX: ${reason}`, fix };
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

/** Finds groups of tabs whose storage key the privacy notice doesn't list. */
function groupFaults(file: string, tree: Node): Finding[] {
  const found: Finding[] = [];
  visit(tree, (node: Node & { name?: string; attributes?: { name?: string; value?: unknown }[] }) => {
    const group = node.name === 'Tabs' && node.attributes?.find(({ name }) => name === 'groupId')?.value;
    if (!group || storageKeys.some(({ key }) => key === `docusaurus.tab.${group}`)) return;
    const reason = `the privacy notice doesn't list the groupId "${group}"`;
    const fix = 'remove it if no other page has these tabs, or add its key to src/marketing/content/storage.ts';
    found.push({ file, line: node.position?.start.line ?? 1, kind: 'form', reason, fix });
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
    const texts = markdownTexts(file, source);
    const tree: Node = isMdx(file) ? parseMarkdown(file, source) : { type: 'root' };
    const { refused } = checkComponents(tree, referenceNames);
    const found = refused.map((refusal): Finding => ({ file, kind: 'page', ...refusal }));
    return { file, texts, problems: [...found, ...groupFaults(file, tree)] };
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
