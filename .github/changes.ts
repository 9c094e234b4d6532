// Usage: npx tsx .github/changes.ts BASE, where BASE is the commit before the change. Prints `code=false` if only text,
// pictures, and facts changed, so CI leaves out the browser tests. Otherwise, or if BASE is unknown (a new branch or a
// manual run), prints `code=true`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { admonitionTitleToDirectiveLabel, unwrapMdxCodeBlocks } from '@docusaurus/utils';
import type { Expression, Program } from 'estree';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { visit } from 'unist-util-visit';

type Source = { data?: { estree?: Program | null } };
type Attribute = { type: string; value?: Source | string | null };

/** What a page may import: components, pages of the same folder or below, and pictures. */
const imports =
  /^(?:@(?:theme|site\/src)(?:\/[\w-]+)+|\.(?:\/[\w-]+)+\.mdx?|(?:@site\/static|\.{1,2})\/[\w./-]+\.(?:png|jpe?g|gif|svg|webp))$/;

/** Returns whether an expression is a literal, or consists of literals. */
function isLiteral(node: Expression): boolean {
  const isPart = (part: unknown) => part === null || isLiteral(part as Expression);
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  if (node.type === 'ArrayExpression') return node.elements.every(isPart);
  if (node.type === 'UnaryExpression') return node.operator === '-' && isPart(node.argument);
  if (node.type === 'ObjectExpression')
    return node.properties.every((each) => each.type === 'Property' && !each.computed && isPart(each.value));
  return node.type === 'Literal';
}

function isSafe({ data }: Source): boolean {
  return (data?.estree?.body ?? []).every((statement) => {
    if (statement.type === 'ImportDeclaration') return imports.test(String(statement.source.value));
    return statement.type === 'ExpressionStatement' && isLiteral(statement.expression);
  });
}

const boxes = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'];

/** Returns whether a page contains code, which the build runs and visitors' browsers may run, too. */
export function hasCode(page: string): boolean {
  // The framework runs front matter that names a language, and ends it at the first line that begins with dashes.
  const end = page.startsWith('---\n') ? page.indexOf('\n---', 3) : -1;
  // The bundler runs what stands before a "!" in the address of a picture, which an escape or %21 can hide.
  if ((/^\ufeff?---/.test(page) && end < 0) || /[!\\]|%21/.test(page.slice(0, Math.max(end, 0)))) return true;
  const text = page.slice(end < 0 ? 0 : end + 4).replace(/^(#+ .*)\{#[\w-]+\}$/gm, '$1');
  const body = admonitionTitleToDirectiveLabel(unwrapMdxCodeBlocks(text), boxes);
  let found = false;
  visit(remark().use(remarkGfm).use(remarkDirective).use(remarkMdx).parse(body), (node) => {
    const { attributes: all, url = '' } = node as { attributes?: Attribute[] | object; url?: string };
    if (/!|%21/.test(url) && !/^https?:/.test(url)) found = true;
    const attributes: Attribute[] = Array.isArray(all) ? all : [];
    const values = attributes.map(({ value }) => (value instanceof Object ? value : {}));
    const isSpread = attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
    if (isSpread || ![node as Source, ...values].every(isSafe)) found = true;
  });
  return found;
}

const pictures = /^(?:blog|docs|static)\/[\w./-]+\.(?:png|jpe?g|gif|svg|webp|mp4|webm)$/;
/** What makes a drawing run a script. */
const script = /script\b|\bon\w+\s*=|&#|<!(?!--)|foreignObject|\ufffd/i;
const facts =
  /^(?:contracts\/.*\.(?:json|pyi)|src\/search\/searchWords\.json|plugins\/finish\/movedPages\.json|checks\/spelling\/project-words\.txt)$/;
/** A changed line of sidebars.ts that consists of literals. */
const sidebarLine = /^[+-]\s*(?:\w+: |'[^'\\]*'|[[\]{}, ]|true|false)*$/;

function isCode(file: string, base: string): boolean {
  if (pictures.test(file)) return file.endsWith('.svg') && existsSync(file) && script.test(readFileSync(file, 'utf8'));
  if (facts.test(file)) return false;
  if (file === 'sidebars.ts') {
    const [, ...lines] = git('diff', '--unified=0', `${base}...HEAD`, '--', file).split(/^@@.*\n/m);
    return !lines
      .join('')
      .trimEnd()
      .split('\n')
      .every((line) => sidebarLine.test(line));
  }
  return !/\.mdx?$/.test(file) || (existsSync(file) && hasCode(readFileSync(file, 'utf8')));
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Returns whether anything but text, pictures, and facts has changed since a commit of the repository in this folder. */
export function changesCode(base: string): boolean {
  try {
    const files = git('diff', '--no-renames', '--name-only', '-z', `${base || 'none'}...HEAD`).split('\0');
    return files.some((file) => file && isCode(file, base));
  } catch {
    // The commit is unknown, or a page isn't valid.
    return true;
  }
}

if (require.main === module) console.log(`code=${changesCode(process.argv[2] ?? '')}`);
