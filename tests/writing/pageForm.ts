import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, Parent } from 'mdast';
import { didYouMean } from '../examples/didYouMean';
import type { Finding } from '../examples/report';
import { checkMdx, lineOf, readComponents, readFrontMatter } from './mdxForm';
import { descriptionLength, maxTitleLength, type PageType, placeholder, requiredHeadings } from './pageTypes';
import { parseMarkdown, plainText, type Text } from './texts';

type Attribute = { type: string; name?: string; value?: unknown };
type AnyNode = Node &
  Partial<Parent> & { name?: string; url?: string; alt?: string; depth?: number; attributes?: Attribute[] };
type Fault = Omit<Finding, 'file'>;

/** Checks title, description and page type. */
function checkFrontMatter(front: Record<string, unknown>, source: string): Fault[] {
  const fault = (key: string, reason: string, fix: string): Fault => ({
    line: Math.max(1, lineOf(source, key)),
    kind: 'front matter',
    reason,
    fix,
  });
  const textOf = (key: string) => String(front[key] ?? '');
  const [title, description, type] = [textOf('title'), textOf('description'), textOf('page_type')];
  const found: Fault[] = [];
  for (const key of ['title', 'description', 'page_type'])
    if (!front[key]) found.push(fault(key, `no ${key}`, `add "${key}: …" between the lines ---`));
  if (title.length > maxTitleLength)
    found.push(fault('title', `title of ${title.length} characters`, `shorten it to ${maxTitleLength}`));
  const { min, max } = descriptionLength;
  if (description && (description.length < min || description.length > max))
    found.push(fault('description', `description of ${description.length} characters`, `write ${min} to ${max}`));
  if (title && description.toLowerCase().startsWith(title.toLowerCase()))
    found.push(fault('description', 'description repeats the title', 'begin with what the reader gets'));
  if (type && !(type in requiredHeadings)) {
    const fix = `write one of ${Object.keys(requiredHeadings).join(', ')}`;
    found.push(fault('page_type', `unknown page_type "${type}"`, didYouMean(type, Object.keys(requiredHeadings), fix)));
  }
  return found;
}

/** Checks that the headings of the page type are there, in their order. */
function checkHeadings(type: string, headings: { text: string; line: number }[]): Fault[] {
  const wanted = requiredHeadings[type as PageType] ?? [];
  const found: Fault[] = [];
  let from = 0;
  for (const heading of wanted) {
    const at = headings.findIndex(({ text }) => text === heading);
    if (at < 0) {
      found.push({
        line: 1,
        kind: 'form',
        reason: `no heading "${heading}"`,
        fix: `a page of type ${type} has "## ${heading}"`,
      });
    } else if (at < from) {
      const order = wanted.join(', ');
      found.push({
        line: headings[at]?.line ?? 1,
        kind: 'form',
        reason: `"${heading}" is too early`,
        fix: `the order is ${order}`,
      });
    } else from = at;
  }
  return found;
}

function checkImage(node: AnyNode): string | undefined {
  if (node.type === 'image') return 'an image in Markdown has no size';
  const value = (name: string) => node.attributes?.find((attribute) => attribute.name === name)?.value;
  if (!node.attributes?.some(({ name }) => name === 'alt')) return 'image without alt';
  if (!value('width') || !value('height')) return 'image without width and height';
  return undefined;
}

/** An image of the site that isn't in static/. */
function missingImage(root: string, address: unknown, line: number): Fault[] {
  if (typeof address !== 'string' || !address) return [];
  if (/^https?:/.test(address))
    return [{ line, kind: 'image', reason: `${address} is on another site`, fix: 'put the file in static/img/' }];
  const file = path.posix.join('static', address.replace(/^pathname:\/\//, ''));
  if (address.startsWith('/') && existsSync(path.join(root, file))) return [];
  const folder = path.join(root, path.posix.dirname(file));
  const there = existsSync(folder)
    ? readdirSync(folder).map((name) => path.posix.join(path.posix.dirname(address), name))
    : [];
  const fix = didYouMean(address, there, 'put the file in static/img/ and write /img/…');
  return [{ line, kind: 'image', reason: `there is no ${file}`, fix }];
}

/** Checks front matter, headings, images and left placeholders of a page of the documentation. */
export async function checkPageForm(root: string, file: string, source: string): Promise<Finding[]> {
  const { frontMatter, faults } = await readFrontMatter(file, source);
  if (faults.length > 0) return faults.map((fault) => ({ file, ...fault }));
  const headings: { text: string; line: number }[] = [];
  const tree = parseMarkdown(file, source);
  const found: Fault[] = [...checkFrontMatter(frontMatter, source), ...checkMdx(tree, readComponents(root))];
  const visit = (node: AnyNode): void => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      if (node.depth === 1)
        found.push({
          line,
          kind: 'form',
          reason: 'heading of level 1',
          fix: 'the title of the front matter is the only one; write ##',
        });
      if (node.depth === 2) headings.push({ text: plainText(node).trim(), line });
    }
    if (node.type === 'image' || node.name === 'img') {
      const reason = checkImage(node);
      const fix = 'write <img src="…" alt="what it shows" width="…" height="…" />, with alt="" if it only decorates';
      if (reason) found.push({ line, kind: 'image', reason, fix });
      const address = node.url ?? node.attributes?.find(({ name }) => name === 'src')?.value;
      found.push(...missingImage(root, address, line));
    }
    for (const child of node.children ?? []) visit(child as AnyNode);
  };
  visit(tree as AnyNode);
  found.push(...checkHeadings(String(frontMatter.page_type ?? ''), headings));
  return found.map((fault) => ({ file, ...fault }));
}

/** Finds titles and descriptions that two pages share. */
export async function checkDuplicates(pages: { file: string; source: string }[]): Promise<Finding[]> {
  const first = new Map<string, string>();
  const found: Finding[] = [];
  for (const { file, source } of pages) {
    const { frontMatter } = await readFrontMatter(file, source);
    for (const key of ['title', 'description']) {
      const value = `${key} ${frontMatter[key]}`;
      // What is still to be written is found as that.
      const isWritten = frontMatter[key] && !/\[\[/.test(value);
      const other = isWritten ? first.get(value) : undefined;
      const reason = `${other} has the same ${key}`;
      const fix = 'describe what only this page gives';
      if (other) found.push({ file, line: lineOf(source, key), kind: 'front matter', reason, fix });
      first.set(value, file);
    }
  }
  return found;
}

/** Checks that a draft is filled in. */
export function checkPlaceholders(texts: Text[]): Finding[] {
  return texts.flatMap(({ file, line, text }) =>
    [...text.matchAll(placeholder)].map(([mark]) => ({
      file,
      line,
      kind: 'placeholder' as const,
      reason: `${mark} is still to be written`,
      fix: 'write it, without the brackets',
    })),
  );
}

/** Checks the images of components. */
export function checkComponentImages(root: string, file: string, source: string): Finding[] {
  return [...source.matchAll(/<img\b[^>]*>/g)].flatMap(({ 0: tag, index }) => {
    const at = source.slice(0, index).split('\n').length;
    const gone = missingImage(root, /\bsrc="([^"]*)"/.exec(tag)?.[1], at).map((fault) => ({ file, ...fault }));
    const missing = ['alt', 'width', 'height'].filter((name) => !new RegExp(`\\b${name}=`).test(tag));
    if (missing.length === 0) return gone;
    const reason = `image without ${missing.join(' and ')}`;
    return [...gone, { file, line: at, kind: 'image' as const, reason, fix: 'alt="" if it only decorates' }];
  });
}

/**
 * Finds pages that a reader cannot reach: not in the sidebar, or named by no other page and by no text of the site.
 * @param pages files of the documentation with their text
 * @param others texts of the site that may link to a page
 */
export function checkOrphans(root: string, pages: { file: string; source: string }[], others: string[]): Finding[] {
  const sidebars = existsSync(path.join(root, 'sidebars.ts'))
    ? readFileSync(path.join(root, 'sidebars.ts'), 'utf8')
    : '';
  return pages.flatMap(({ file }) => {
    const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
    const route = `/docs/${id === 'index' ? '' : id}`;
    const found: Finding[] = [];
    if (!new RegExp(`['"]${id}['"]`).test(sidebars))
      found.push({ file, line: 1, kind: 'orphan', reason: 'not in the sidebar', fix: `name '${id}' in sidebars.ts` });
    const link = new RegExp(`${route}(?![\\w/-])`);
    const linked = [...pages.filter((page) => page.file !== file).map(({ source }) => source), ...others];
    if (!linked.some((text) => link.test(text)))
      found.push({
        file,
        line: 1,
        kind: 'orphan',
        reason: 'no page links to it',
        fix: `link ${route} from a page, such as docs/index.mdx`,
      });
    return found;
  });
}
