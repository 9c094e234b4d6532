import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import Ajv from 'ajv';
import type { Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../../plugins/markdown/parseMarkdown';
import { didYouMean } from '../examples/didYouMean';
import type { Finding } from '../examples/report';
import { plainText } from './texts';

type Fault = Omit<Finding, 'file'>;
type AnyNode = Node &
  Partial<Parent> & {
    name?: string;
    depth?: number;
    url?: string;
    alt?: string;
    attributes?: { name?: string; value?: unknown }[];
  };

const guide = ['Before you start', 'Check the result', 'Troubleshooting', 'Next steps'];

/** The required h2 headings for each `page_type`, in order. Other headings may come between them. */
const requiredHeadings: Record<string, string[]> = {
  tutorial: guide,
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

/** The front matter that pages use, with title and description lengths that search results don't cut off. */
const frontMatterSchema = {
  type: 'object',
  required: ['page_type', 'title', 'description'],
  additionalProperties: false,
  properties: {
    page_type: { enum: Object.keys(requiredHeadings) },
    title: { type: 'string', maxLength: 60 },
    description: { type: 'string', minLength: 110, maxLength: 160 },
    keys: { type: 'boolean' },
    commands: { type: 'boolean' },
    wide: { type: 'boolean' },
    ...ofType('boolean', 'draft unlisted hide_table_of_contents hide_title parse_number_prefixes'),
    ...ofType('string', 'id slug title_meta sidebar_label sidebar_class_name sidebar_key pagination_label'),
    ...ofType(['string', 'null'], 'displayed_sidebar pagination_next pagination_prev custom_edit_url'),
    ...ofType('integer', 'toc_min_heading_level toc_max_heading_level'),
    ...ofType('number', 'sidebar_position'),
    ...ofType('object', 'mdx last_update sidebar_custom_props'),
    ...ofType(['array', 'string'], 'keywords'),
  },
};

/** Keys of the framework that this site doesn't use, and why. */
const unusedKeys: Record<string, string> = {
  image: 'remove it: the build draws the card of each page',
  tags: 'remove it: pages show no tags; put search words in src/search/searchWords.json',
};
const isValid = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(frontMatterSchema);

/** Returns the line number of a front matter key, or 1 if the key is missing. */
function lineOf(source: string, key: string): number {
  const [head = ''] = /^---\n.*?\n---\n/s.exec(source) ?? [];
  return Math.max(1, head.split('\n').findIndex((row) => row.startsWith(`${key}:`)) + 1);
}

/** Returns the page type, and the reasons why the front matter isn't valid. */
async function readFrontMatter(file: string, source: string): Promise<{ type: string; faults: Fault[] }> {
  try {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: source });
    isValid(frontMatter);
    const faults = (isValid.errors ?? []).map(({ keyword, params, message, instancePath }): Fault => {
      const name = String(params.additionalProperty ?? params.missingProperty ?? instancePath.slice(1));
      const isUnknown = keyword === 'additionalProperties';
      const known = isUnknown ? Object.keys(frontMatterSchema.properties) : params.allowedValues;
      const wrong = isUnknown ? name : String(frontMatter[name]);
      const fix = unusedKeys[name] ?? (known ? didYouMean(wrong, known, 'remove it') : 'correct the value');
      const problem = { required: 'is required', additionalProperties: "isn't a known key" }[keyword] ?? message;
      return { line: lineOf(source, name), kind: 'front matter', reason: `"${name}" ${problem}`, fix };
    });
    return { type: String(frontMatter.page_type), faults };
  } catch (error) {
    const { reason = String(error), mark } = error as { reason?: string; mark?: { line: number } };
    const fix = 'put the value in double quotes, or close the bracket or quote';
    const line = (mark?.line ?? 0) + 1;
    return { type: '', faults: [{ line, kind: 'front matter', reason: `not valid YAML: ${reason}`, fix }] };
  }
}

/** Checks that a page has the required headings for its type, in order. */
function checkHeadings(type: string, headings: { text: string; line: number }[]): Fault[] {
  const wanted = requiredHeadings[type] ?? [];
  const missing = wanted.filter((heading) => headings.every(({ text }) => text !== heading));
  const found = headings.filter(({ text }) => wanted.includes(text));
  const order = wanted.filter((heading) => !missing.includes(heading));
  const early = found.find(({ text }, index) => text !== order[index]);
  return [
    ...missing.map((heading): Fault => {
      return { line: 1, kind: 'form', reason: `no heading "${heading}"`, fix: `pages of type ${type} need it` };
    }),
    ...(early && missing.length === 0
      ? [{ line: early.line, kind: 'form' as const, reason: `"${early.text}" is too early`, fix: order.join(', ') }]
      : []),
  ];
}

/** Finds images without a text, paths without the base URL, and Markdown images without a file. */
function checkImage(root: string, file: string, { type, url = '', alt, attributes = [], position }: AnyNode): Fault[] {
  const fault = (reason: string, fix = 'write ![what it shows](/img/…)'): Fault[] => [
    { line: position?.start.line ?? 1, kind: 'image', reason, fix },
  ];
  if (!alt && !attributes.some(({ name }) => name === 'alt')) return fault('image without a text');
  if (attributes.some(({ name, value }) => name === 'src' && typeof value === 'string'))
    return fault('<img> with a path has no size or base URL');
  if (type !== 'image' || /^[a-z]+:/.test(url)) return [];
  const place = url.startsWith('/') ? `static${url}` : path.join(path.dirname(file), url);
  return existsSync(path.join(root, place))
    ? []
    : fault(`there is no ${place}`, 'put the file there, or correct the path');
}

/** Checks the front matter, headings, and images of a document. */
export async function checkPageForm(root: string, file: string, source: string): Promise<Finding[]> {
  const { type, faults: found } = await readFrontMatter(file, source);
  const headings: { text: string; line: number }[] = [];
  visit(parseMarkdown(file, source) as AnyNode, (node: AnyNode) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth === 1)
      found.push({ line, kind: 'form', reason: 'heading of level 1', fix: 'only the title has level 1; write ##' });
    if (node.type === 'heading' && node.depth === 2) headings.push({ text: plainText(node).trim(), line });
    if (node.type === 'image' || node.name === 'img') found.push(...checkImage(root, file, node));
  });
  return [...found, ...checkHeadings(type, headings)].map((fault) => ({ file, ...fault }));
}
