/**
 * Drafts a document: `npm run new:page -- how-to "Flash a second board" test`.
 * Writes the page, adds it to sidebars.ts, the documentation home, and the tests, draws its social card, and prints what is left to write.
 * Exit codes: 0 done, 2 invalid input, nothing written.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import ts from 'typescript';
import { type TaskGroup, tasks } from '../../src/docs/docsHome';
import { draftText } from './drafts';
import { maxTitleLength, type PageForm, type PageType, pageForms } from './pageTypes';

/** Invalid input. The message says what to do. */
export class BadInput extends Error {}

/** Sections of the documentation home. */
const groups = Object.keys(tasks) as TaskGroup[];

type Draft = PageForm & { folder: string };

const types = (Object.keys(pageForms) as PageType[]).filter((type) => pageForms[type].folder !== undefined);

function formOf(type: string): Draft {
  const form = types.includes(type as PageType) ? pageForms[type as PageType] : undefined;
  if (form?.folder === undefined) throw new BadInput(`Unknown page type "${type}". Use one of ${types.join(', ')}.`);
  return { ...form, folder: form.folder };
}

function checkTitle(title: string): void {
  if (!title) throw new BadInput('The title is missing. Put it in quotes after the page type.');
  if (title.length > maxTitleLength)
    throw new BadInput(`The title has ${title.length} characters. Use at most ${maxTitleLength}.`);
  if (!/^[\p{Lu}\p{N}][\p{L}\p{N} ,'()/.-]*[\p{L}\p{N})]$/u.test(title))
    throw new BadInput("The title begins with a capital and has letters, digits, spaces and , ' ( ) / . - only.");
  if (/^how to /i.test(title)) throw new BadInput('The title begins with "How to". Begin with the verb.');
}

/** Returns the file name for a title: `flash-a-second-board` for `Flash a second board`. */
function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}|'/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Returns the first array literal that `accepts` returns true for. */
function findArray(source: ts.SourceFile, accepts: (array: ts.ArrayLiteralExpression) => boolean) {
  let found: ts.ArrayLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (!found && ts.isArrayLiteralExpression(node) && accepts(node)) found = node;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isNamed(node: ts.Node | undefined, name: string): boolean {
  if (!node) return false;
  if (ts.isAsExpression(node)) return isNamed(node.parent, name);
  const named = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  return named && ts.isIdentifier(node.name) && node.name.text === name;
}

/** Returns the label of a sidebar category by its items. */
function labelOf(items: ts.ArrayLiteralExpression): string | undefined {
  const category = items.parent.parent;
  if (!isNamed(items.parent, 'items') || !ts.isObjectLiteralExpression(category)) return undefined;
  const label = category.properties.find((property) => isNamed(property, 'label'));
  return label && ts.isPropertyAssignment(label) && ts.isStringLiteral(label.initializer)
    ? label.initializer.text
    : undefined;
}

/** Inserts an element into an array in a file, before its last `before` elements. Returns false if there is no such array. */
function addTo(
  root: string,
  file: string,
  accepts: (array: ts.ArrayLiteralExpression) => boolean,
  element: string,
  before = 0,
): boolean {
  const target = path.join(root, file);
  const text = readFileSync(target, 'utf8');
  const array = findArray(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), accepts);
  const neighbour = array?.elements[array.elements.length - 1 - before];
  if (!neighbour) return false;
  writeFileSync(target, `${text.slice(0, neighbour.end)}, ${element}${text.slice(neighbour.end)}`);
  return true;
}

function addToSidebar(root: string, { category }: Draft, id: string): void {
  const file = 'sidebars.ts';
  const isSidebar = (array: ts.ArrayLiteralExpression) => isNamed(array.parent, 'docs');
  // Troubleshoot and the release notes stay last.
  const closing = 2;
  const done = category
    ? addTo(root, file, (array) => labelOf(array) === category, `'${id}'`) ||
      addTo(
        root,
        file,
        isSidebar,
        `{ type: 'category', label: '${category}', collapsible: false, items: ['${id}'] }`,
        closing,
      )
    : addTo(root, file, isSidebar, `'${id}'`, closing);
  if (!done) throw new Error(`${file} has no place for ${id}`);
}

/**
 * Writes a draft and adds it to the sidebar, the documentation home, and the routes of the tests.
 * @param root root of the project
 * @param type page type, such as `how-to`
 * @param title title of the page
 * @param group section of the documentation home that names the page; the default depends on the page type
 * @returns written and changed files, the page first
 * @throws {BadInput} if type or title is invalid, or the page exists
 */
export function createPage(root: string, type: string, title: string, group?: string): string[] {
  const form = formOf(type);
  checkTitle(title);
  if (group && !groups.includes(group as TaskGroup))
    throw new BadInput(`Unknown section "${group}" of the documentation home. Use one of ${groups.join(', ')}.`);
  const id = path.posix.join(form.folder, slugOf(title));
  const page = `docs/${id}.mdx`;
  if (existsSync(path.join(root, page))) throw new BadInput(`${page} exists. Choose another title, or edit that page.`);
  mkdirSync(path.dirname(path.join(root, page)), { recursive: true });
  writeFileSync(path.join(root, page), draftText(type as PageType, title));
  addToSidebar(root, form, id);
  const card = `{ title: ${JSON.stringify(title)}, text: '[[What you do or find there, in one line.]]', to: '/docs/${id}' }`;
  addTo(root, 'src/docs/docsHome.ts', (array) => isNamed(array.parent, group || (form.group ?? 'lookUp')), card);
  addTo(root, 'tests/lib/site.ts', (array) => isNamed(array.parent, 'docsRoutes'), `'/docs/${id}'`);
  const changed = [page, 'sidebars.ts', 'src/docs/docsHome.ts', 'tests/lib/site.ts'];
  const formatter = path.resolve(__dirname, '../../node_modules/.bin/biome');
  spawnSync(formatter, ['format', '--write', ...changed.slice(1)], { cwd: root, stdio: 'ignore' });
  return changed;
}

/** Asks for the section of the documentation home if there is a terminal; empty selects the page type's default. */
async function askGroup(): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Section of the documentation home (${groups.join(', ')}; Enter for the usual one): `,
  );
  terminal.close();
  return answer.trim();
}

async function main(): Promise<void> {
  const [type = '', title = '', group] = process.argv.slice(2);
  try {
    const [page = '', ...others] = createPage(
      path.resolve(__dirname, '../..'),
      type,
      title,
      group ?? (await askGroup()),
    );
    console.log(`Made ${page} and named it in ${others.join(', ')}.`);
    spawnSync('npm', ['run', '--silent', 'images'], { stdio: 'inherit' });
    console.log('Write what is in double brackets; `npm run check:prose` lists it:');
    spawnSync('npm', ['run', '--silent', 'check:prose'], { stdio: 'inherit' });
    console.log('Then run `npm run renew`, which adds the page to the published addresses and draws its card again.');
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(
      `${error.message}\nUsage: npm run new:page -- TYPE "Title" [GROUP], with TYPE one of ${types.join(', ')} and GROUP one of ${groups.join(', ')}`,
    );
    process.exitCode = 2;
  }
}

if (require.main === module) main();
