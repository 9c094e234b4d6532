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
  Partial<Parent> & { name?: string; depth?: number; attributes?: { name?: string; value?: unknown }[] };

const guide = ['Before you start', 'Check the result', 'Troubleshooting', 'Next'];

/** The required h2 headings for each `page_type`, in order. Other headings may come between them. */
const requiredHeadings: Record<string, string[]> = {
  tutorial: guide,
  'how-to': guide,
  reference: [],
  explanation: ['Next'],
  troubleshoot: [],
  integration: ['Before you start', 'Permissions', 'Set up', ...guide.slice(1)],
  operate: guide,
  'release-notes': [],
  home: [],
};

/** The front matter that pages use, with title and description lengths that search results don't cut off. */
const frontMatterSchema = {
  type: 'object',
  required: ['page_type', 'title', 'description'],
  additionalProperties: false,
  properties: {
    page_type: { enum: Object.keys(requiredHeadings) },
    title: { type: 'string', maxLength: 60 },
    description: { type: 'string', minLength: 110, maxLength: 160 },
    slug: { type: 'string' },
    sidebar_label: { type: 'string' },
    hide_table_of_contents: { type: 'boolean' },
    toc_max_heading_level: { type: 'integer', minimum: 2, maximum: 6 },
    draft: { type: 'boolean' },
    keys: { type: 'boolean' },
    wide: { type: 'boolean' },
    mdx: { type: 'object' },
  },
};
const isValid = new Ajv({ allErrors: true }).compile(frontMatterSchema);

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
      const fix = known ? didYouMean(wrong, known, 'remove it') : 'correct the value';
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

function checkImage(root: string, { type, attributes = [], position }: AnyNode): Fault[] {
  const fault = (reason: string, fix: string): Fault[] => [
    { line: position?.start.line ?? 1, kind: 'image', reason, fix },
  ];
  if (type === 'image') return fault('a Markdown image has no size', 'write <img src alt width height />');
  const missing = ['src', 'alt', 'width', 'height'].filter((name) => !attributes.some((each) => each.name === name));
  if (missing.length > 0) return fault(`image without ${missing.join(' and ')}`, 'write alt="" for decoration');
  const address = attributes.find(({ name }) => name === 'src')?.value;
  if (typeof address !== 'string')
    return fault('src is an expression', 'put the file in static/img/ and write src="/img/…"');
  if (address.startsWith('/') && existsSync(path.join(root, 'static', address))) return [];
  return fault(`there is no static${address}`, 'put the file in static/img/ and write /img/…');
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
    if (node.type === 'image' || node.name === 'img') found.push(...checkImage(root, node));
  });
  return [...found, ...checkHeadings(type, headings)].map((fault) => ({ file, ...fault }));
}
