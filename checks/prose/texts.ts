import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParserPlugin, parse } from '@babel/parser';
import { visit as visitJson } from 'jsonc-parser';
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

/**
 * Keys in the contracts whose strings aren't prose: samples, commands, patterns, and search words. If `commands`
 * contains objects instead of strings, it's a command tree, and the strings in the tree are prose.
 */
const notProse = new Set([
  'aliases',
  'command',
  'commands',
  'comment',
  'const',
  'default',
  'enum',
  'examples',
  'fail_patterns',
  'pattern',
  'patterns',
  'ready_pattern',
  'sample',
  'searchWords',
  'target',
  'unless',
  'unlessLater',
]);
const samples = ['contracts/healthy-logs.json'];

/** Modules with strings that visitors see. */
const textModules = /^(src\/(marketing\/content|components\/diagrams|reader-tools)|plugins\/contracts)\//;

/** Attributes of components whose text visitors see or hear. */
const readAttributes = /^(title|description|lead|label|caption|alt|text|aria-label)$/;

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

function jsonTexts(file: string, source: string): Text[] {
  if (samples.includes(file)) return [];
  const found: Text[] = [];
  visitJson(source, {
    onLiteralValue: (value, _offset, _length, line, _column, pathOf) => {
      if (typeof value !== 'string' || !isSentence(value)) return;
      if (isSample(pathOf())) return;
      found.push({ file, line: line + 1, text: withoutCode(value), heading: false });
    },
  });
  return found;
}

function isSample(path: (string | number)[]): boolean {
  return path.some((part, index) => notProse.has(String(part)) && (part !== 'commands' || path.length === index + 2));
}

/** A node of the syntax tree, with the fields that are read below. */
type ScriptNode = {
  type: string;
  loc: { start: { line: number } };
  name?: { name: string };
  value?: ScriptNode | string;
  quasis?: { value: { cooked: string } }[];
};

const isNode = (value: unknown): value is ScriptNode => value instanceof Object && 'type' in value && 'loc' in value;

function scriptTexts(file: string, source: string): Text[] {
  const found: Text[] = [];
  const isData = textModules.test(file);
  const add = ({ loc }: ScriptNode, text: string) => {
    const line = loc.start.line + text.slice(0, text.search(/\S/)).split('\n').length - 1;
    found.push({ file, line, text: withoutCode(text.replace(/\s+/g, ' ').trim()), heading: false });
  };
  const collect = (node: ScriptNode): void => {
    const { type, name, value, quasis } = node;
    if (type === 'ImportDeclaration') return;
    const text = type === 'StringLiteral' || type === 'JSXText' ? String(value) : undefined;
    const literal = quasis?.length === 1 ? quasis[0]?.value.cooked : text;
    if (type === 'JSXText' ? text?.trim() : isData && isSentence(literal ?? '')) add(node, literal ?? '');
    else if (type === 'JSXAttribute' && readAttributes.test(String(name?.name)))
      if (isNode(value) && value.type === 'StringLiteral') add(value, String(value.value));
    for (const child of Object.values(node).flat()) if (isNode(child)) collect(child);
  };
  const plugins: ParserPlugin[] = file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'];
  collect(parse(source, { sourceType: 'module', plugins }).program as unknown as ScriptNode);
  return found;
}

/** Returns true for a line with several words. Code samples have several lines. */
function isSentence(text: string): boolean {
  return /\p{L} \S/u.test(text) && !text.includes('\n');
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]+`/g, codeMark);
}

/** Returns the texts in a file. Supports Markdown, JSON, and TypeScript. */
export function textsOf(file: string, source: string): Text[] {
  if (/\.mdx?$/.test(file)) return markdownTexts(file, source);
  if (file.endsWith('.json')) return jsonTexts(file, source);
  return /\.tsx?$/.test(file) ? scriptTexts(file, source) : [];
}

const isSource = (file: string) =>
  /\.(md|mdx)$/.test(file) ||
  /^contracts\/.*\.json$/.test(file) ||
  /^src\/.*\.tsx$/.test(file) ||
  (textModules.test(file) && file.endsWith('.ts'));

/** A file and the texts in it. */
export type SourceFile = {
  file: string;
  source: string;
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

/** Finds pages whose search results would have no text. */
function layoutFaults(file: string, source: string): Finding[] {
  return ['title', 'description'].flatMap((name): Finding[] => {
    const at = file.startsWith('src/pages/') ? source.search(new RegExp(`<Layout\\b(?![^>]*\\b${name}=)`)) : -1;
    const line = source.slice(0, at).split('\n').length;
    const [reason, fix] = [`<Layout> has no ${name}`, 'add it: search results show it'];
    return at < 0 ? [] : [{ file, line, kind: 'form', reason, fix }];
  });
}

/** Returns a file and its texts. Reports a page that isn't valid MDX, and what pages can't contain. */
export function readSource(file: string, source: string): SourceFile {
  if (file.startsWith('docs/') && source.includes('\r\n')) {
    const [reason, fix] = ['it has Windows line endings, which other checks misread', 'save it with LF'];
    return { file, source, texts: [], problems: [{ file, line: 1, kind: 'page', reason, fix }] };
  }
  const problems = /\.mdx?$/.test(file) ? fenceFaults(file, source) : [];
  if (problems.length > 0) return { file, source, texts: [], problems };
  try {
    const texts = textsOf(file, source);
    const tree: Node = isMdx(file) ? parseMarkdown(file, source) : { type: 'root' };
    const { refused } = checkComponents(tree, referenceNames);
    const found = refused.map((refusal): Finding => ({ file, kind: 'page', ...refusal }));
    return { file, source, texts, problems: [...found, ...groupFaults(file, tree), ...layoutFaults(file, source)] };
  } catch (error) {
    return { file, source, texts: [], problems: [{ file, ...mdxFault(error) }] };
  }
}

/** Returns every file whose texts visitors or writers read. */
export function readTexts(root: string): SourceFile[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => isSource(file) && !file.startsWith('tests/fixtures/') && existsSync(path.join(root, file)))
    .sort()
    .map((file) => readSource(file, readFileSync(path.join(root, file), 'utf8')));
}
