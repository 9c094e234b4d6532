import { statSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import type { Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { listFiles } from '../../plugins/lib/files';
import { parseMarkdown } from '../../plugins/lib/parseMarkdown';
import type { Document } from '../documents';
import { didYouMean, type Finding } from '../samples/report';
import { plainText } from './texts';

type PageFinding = Omit<Finding, 'file'>;
type AnyNode = Node & Partial<Parent> & { depth?: number; value?: string };

const guide = ['Before you start', 'Check the result', 'Troubleshooting', 'Next steps'];

/** The required h2 headings for each `page_type`, in order. Other headings may come between them. */
const requiredHeadings: Record<string, string[]> = {
  tutorial: [],
  'how-to': guide,
  reference: [],
  explanation: ['Next steps'],
  troubleshoot: [],
  integration: ['Before you start', 'Permissions', 'Set up', ...guide.slice(1)],
  operate: guide,
  'release-notes': [],
  home: [],
};

/** Returns the schema of keys that the framework reads and whose values it checks further. */
const ofType = (type: string | string[], keys: string) =>
  Object.fromEntries(keys.split(' ').map((key) => [key, { type }]));

/** Text without the marks of Markdown, which search results, tabs, and cards would show. */
const plain = '^(?:(?!`|[*]{2}|\\]\\().)*$';

/** The front matter that pages use, with title and description lengths that search results don't cut off. */
const frontMatterSchema = {
  type: 'object',
  required: ['page_type', 'title', 'description'],
  additionalProperties: false,
  properties: {
    page_type: { enum: Object.keys(requiredHeadings) },
    title: { type: 'string', maxLength: 60, pattern: plain },
    description: { type: 'string', minLength: 110, maxLength: 160, pattern: plain },
    keys: { type: 'boolean' },
    commands: { type: 'boolean' },
    wide: { type: 'boolean' },
    ...ofType('boolean', 'draft unlisted hide_table_of_contents hide_title parse_number_prefixes'),
    ...ofType('string', 'id slug title_meta sidebar_label sidebar_class_name sidebar_key pagination_label'),
    ...ofType(['string', 'null'], 'displayed_sidebar pagination_next pagination_prev custom_edit_url'),
    ...ofType('integer', 'toc_min_heading_level toc_max_heading_level'),
    ...ofType('object', 'mdx last_update sidebar_custom_props'),
    ...ofType(['array', 'string'], 'keywords'),
  },
};

/** Keys of the framework that this site doesn't use, and why. */
const unusedKeys: Record<string, string> = {
  image: "remove it: the build generates each page's card",
  sidebar_position: 'remove it: sidebars.ts has the order',
  tags: 'remove it: pages show no tags; put search words in src/search/searchWords.json',
};
const isValid = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(frontMatterSchema);

/** Returns the line number of a front matter key, or 1 if the key is missing. */
function lineOf(source: string, key: string): number {
  const [head = ''] = /^---\n.*?\n---\n/s.exec(source) ?? [];
  return Math.max(1, head.split('\n').findIndex((row) => row.startsWith(`${key}:`)) + 1);
}

/** Returns the reasons why the front matter isn't valid. */
function checkFrontMatter({ frontMatter, unreadable }: Document, source: string): PageFinding[] {
  const fault = (line: number, reason: string, fix?: string): PageFinding => ({
    line,
    kind: 'front matter',
    reason,
    fix,
  });
  if (unreadable?.mark) {
    const fix = 'put a value with a colon in double quotes, or close the bracket or quote';
    return [fault(unreadable.mark.line + 1, `not valid YAML: ${unreadable.reason}`, fix)];
  }
  const { slug } = frontMatter;
  if (typeof slug === 'string' && /^\/docs(?:\/|$)/.test(slug))
    return [fault(lineOf(source, 'slug'), '"slug" is relative to /docs', `write ${slug.slice(5) || '/'}`)];
  if (isValid(frontMatter)) return unreadable ? [fault(1, unreadable.message)] : [];
  return (isValid.errors ?? []).map(({ keyword, params, message, instancePath }): PageFinding => {
    const name = String(params.additionalProperty ?? params.missingProperty ?? instancePath.slice(1));
    const known = Object.keys(frontMatterSchema.properties);
    const values: string[] = params.allowedValues ?? [];
    const problems: Record<string, [problem: string, fix: string]> = {
      required: ['is required', 'add it'],
      additionalProperties: ["isn't a known key", unusedKeys[name] ?? didYouMean(name, known, 'remove it')],
      minLength: ['is too short', 'write 110 to 160 characters'],
      maxLength: ['is too long', name === 'title' ? 'write up to 60 characters' : 'write 110 to 160 characters'],
      pattern: ['contains Markdown, which appears as text', 'remove the marks'],
      enum: ["isn't a known value", didYouMean(String(frontMatter[name]), values, `use one of ${values.join(', ')}`)],
    };
    const [problem, fix] = problems[keyword] ?? [message, 'correct the value'];
    return fault(lineOf(source, name), `"${name}" ${problem}`, fix);
  });
}

/** Finds pictures that make a page slow to load. */
export function checkPictures(root: string, folders: readonly string[]): Finding[] {
  return folders.flatMap((folder) =>
    listFiles(path.join(root, folder)).flatMap((name): Finding[] => {
      const { size } = statSync(path.join(root, folder, name));
      if (!/\.(?:gif|jpe?g|png|webp)$/.test(name) || size <= 5e5) return [];
      const reason = `the picture has ${(size / 1e6).toFixed(1)} MB`;
      return [
        { file: `${folder}/${name}`, line: 1, kind: 'form', reason, fix: 'scale it, or save it as WebP, to 0.5 MB' },
      ];
    }),
  );
}

/** Finds boxes that aren't closed, which would hold the rest of the page, and ends without a box. */
function checkBoxes(source: string): PageFinding[] {
  const open: { line: number; mark: string; name: string }[] = [];
  const fault = (line: number, reason: string, fix: string): PageFinding => ({ line, kind: 'form', reason, fix });
  const faults: PageFinding[] = [];
  const text = source.replace(/^ *(```+).*?^ *\1 *$/gms, (code) => code.replace(/./g, ''));
  for (const [index, row] of text.split('\n').entries()) {
    const [, mark = '', space, name] = /^\s*(:::+)(\s*)(\w+)?/.exec(row) ?? [];
    if (name && space) faults.push(fault(index + 1, `"${mark}${space}${name}" doesn't open a box`, 'remove the space'));
    if (name) open.push({ line: index + 1, mark, name });
    else if (mark && open.length === 0) faults.push(fault(index + 1, `"${mark}" doesn't close anything`, 'remove it'));
    else if (mark.length >= (open.at(-1)?.mark.length ?? 0)) open.pop();
  }
  const unclosed = open.map(({ line, mark, name }) =>
    fault(line, `"${mark}${name}" isn't closed`, `write ${mark} below its text`),
  );
  return [...faults, ...unclosed];
}

/** Checks that a page has the required headings for its type, in order. */
function checkHeadings(type: string, headings: { text: string; line: number }[]): PageFinding[] {
  const wanted = requiredHeadings[type] ?? [];
  const missing = wanted.filter((heading) => headings.every(({ text }) => text !== heading));
  const found = headings.filter(({ text }) => wanted.includes(text));
  const order = wanted.filter((heading) => !missing.includes(heading));
  const early = found.find(({ text }, index) => text !== order[index]);
  return [
    ...missing.map((heading): PageFinding => {
      return { line: 1, kind: 'form', reason: `no heading "${heading}"`, fix: `pages of type ${type} need it` };
    }),
    ...(early && missing.length === 0
      ? [{ line: early.line, kind: 'form' as const, reason: `"${early.text}" is too early`, fix: order.join(', ') }]
      : []),
  ];
}

/** Checks the front matter, headings, and boxes of a document. */
export function checkPageForm(document: Document & { source: string }): Finding[] {
  const { file, source } = document;
  const found = [...checkFrontMatter(document, source), ...checkBoxes(source)];
  const headings: { text: string; line: number }[] = [];
  visit(parseMarkdown(file, source) as AnyNode, (node: AnyNode) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth === 2) headings.push({ text: plainText(node).trim(), line });
  });
  return [...found, ...checkHeadings(String(document.frontMatter.page_type), headings)].map((fault) => ({
    file,
    ...fault,
  }));
}
