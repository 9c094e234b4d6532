import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, Parent } from 'mdast';
import {
  descriptionLength,
  maxTitleLength,
  type PageType,
  pageForms,
  placeholder,
} from '../../scripts/newPage/pageTypes';
import type { Finding } from '../examples/report';
import { parseMarkdown, plainText, type Text } from './texts';

type Attribute = { type: string; name?: string; value?: unknown };
type AnyNode = Node &
  Partial<Parent> & { name?: string; url?: string; alt?: string; depth?: number; attributes?: Attribute[] };
type Fault = Omit<Finding, 'file'>;

/** Values of the front matter with their lines. */
export type FrontMatter = Map<string, { value: string; line: number }>;

/** Reads the front matter of a page: one `key: value` for each line, as all pages have it. */
export function readFrontMatter(source: string): FrontMatter {
  const head = /^---\n(.*?)\n---\n/s.exec(source)?.[1] ?? '';
  return new Map(
    head.split('\n').flatMap((row, index) => {
      const [, key, value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(row) ?? [];
      return key ? [[key, { value: value.replace(/^(["'])(.*)\1$/, '$2'), line: index + 2 }] as const] : [];
    }),
  );
}

/** Checks title, description and page type. */
function checkFrontMatter(front: FrontMatter): Fault[] {
  const fault = (key: string, reason: string, fix: string): Fault => ({
    line: front.get(key)?.line ?? 1,
    kind: 'front matter',
    reason,
    fix,
  });
  const found: Fault[] = [];
  for (const key of ['title', 'description', 'page_type'])
    if (!front.get(key)?.value) found.push(fault(key, `no ${key}`, `add "${key}: …" between the lines ---`));
  const title = front.get('title')?.value ?? '';
  const description = front.get('description')?.value ?? '';
  const type = front.get('page_type')?.value ?? '';
  if (title.length > maxTitleLength)
    found.push(fault('title', `title of ${title.length} characters`, `shorten it to ${maxTitleLength}`));
  const { min, max } = descriptionLength;
  if (description && (description.length < min || description.length > max))
    found.push(fault('description', `description of ${description.length} characters`, `write ${min} to ${max}`));
  if (title && description.toLowerCase().startsWith(title.toLowerCase()))
    found.push(fault('description', 'description repeats the title', 'begin with what the reader gets'));
  if (type && !(type in pageForms))
    found.push(fault('page_type', `unknown page_type "${type}"`, `write one of ${Object.keys(pageForms).join(', ')}`));
  return found;
}

/** Checks that the headings of the page type are there, in their order. */
function checkHeadings(type: string, headings: { text: string; line: number }[]): Fault[] {
  const wanted = pageForms[type as PageType]?.headings ?? [];
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
        reason: `"${heading}" stands too early`,
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

/** Checks front matter, headings, images and left placeholders of a page of the documentation. */
export function checkPageForm(file: string, source: string): Finding[] {
  const front = readFrontMatter(source);
  const headings: { text: string; line: number }[] = [];
  const found: Fault[] = checkFrontMatter(front);
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
    }
    for (const child of node.children ?? []) visit(child as AnyNode);
  };
  visit(parseMarkdown(file, source) as AnyNode);
  found.push(...checkHeadings(front.get('page_type')?.value ?? '', headings));
  return found.map((fault) => ({ file, ...fault }));
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
export function checkComponentImages(file: string, source: string): Finding[] {
  return [...source.matchAll(/<img\b[^>]*>/g)].flatMap(({ 0: tag, index }) => {
    const missing = ['alt', 'width', 'height'].filter((name) => !new RegExp(`\\b${name}=`).test(tag));
    if (missing.length === 0) return [];
    const line = source.slice(0, index).split('\n').length;
    const reason = `image without ${missing.join(' and ')}`;
    return [{ file, line, kind: 'image' as const, reason, fix: 'alt="" if it only decorates' }];
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
        fix: `link ${route} from a page or in src/docs/docsHome.ts`,
      });
    return found;
  });
}
