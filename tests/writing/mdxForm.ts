import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { JoiFrontMatter } from '@docusaurus/utils-validation';
import type { Node, Parent } from 'mdast';
import { referenceNames } from '../../src/docs/reference/expand';
import { didYouMean } from '../examples/didYouMean';
import type { Finding } from '../examples/report';

type Fault = Omit<Finding, 'file'>;
/** Parsed code of a page, in the form of ESTree. */
type Program = EsNode;
type Attribute = { name?: string; value?: unknown; data?: { estree?: Program } };
type MdxNode = Node &
  Partial<Parent> & { name?: string | null; value?: string; data?: { estree?: Program }; attributes?: Attribute[] };

/** Names that the framework puts into every page and every program has. */
const givenNames = new Set(['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'undefined', 'Math', 'JSON']);

/** Components of the theme that a page uses without an import. */
const themeComponents = ['Head', 'Details'];

/** The framework's front matter of documents, with the keys of this site and of the MDX loader. */
const frontMatterSchema = JoiFrontMatter.object({
  page_type: JoiFrontMatter.string(),
  keys: JoiFrontMatter.boolean(),
  wide: JoiFrontMatter.boolean(),
  mdx: JoiFrontMatter.object(),
})
  .concat(DocFrontMatterSchema)
  .unknown(false);
const frontMatterKeys = Object.keys(frontMatterSchema.describe().keys);

/** What a page uses without an import: the reference tags and the components of src/theme/MDXComponents. */
export function readComponents(root: string): string[] {
  const source = readFileSync(path.join(root, 'src/theme/MDXComponents/index.tsx'), 'utf8');
  const own = /export default \{([^}]*)\}/s.exec(source)?.[1] ?? '';
  return [...referenceNames, ...themeComponents, ...(own.match(/\b[A-Z]\w*(?=,)/g) ?? [])];
}

/**
 * Why a page isn't valid MDX, at the line where the mistake is.
 * @param error what the parser threw
 */
export function mdxFault(error: unknown): Fault {
  const { reason = String(error), line = 1 } = error as { reason?: string; line?: number };
  // A tag that's never closed is reported where the text ends; the text of the error has its start.
  const [, opened] = /^Expected a closing tag for `[^`]*` \((\d+):/.exec(reason) ?? [];
  return { line: Number(opened ?? line), kind: 'page', reason: `not valid MDX: ${reason}`, fix: fixOf(reason) };
}

function fixOf(reason: string): string {
  if (/closing tag/.test(reason)) return 'close the tag, or write `<` in inline code';
  return /expression|brace/.test(reason)
    ? 'write braces in inline code'
    : 'write tags and braces of text in inline code';
}

/** Front matter as the framework reads it, and why it refuses it. */
export async function readFrontMatter(
  file: string,
  source: string,
): Promise<{ frontMatter: Record<string, unknown>; faults: Fault[] }> {
  try {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: source });
    const { error } = frontMatterSchema.validate(frontMatter, { abortEarly: false });
    const faults = (error?.details ?? []).map(({ type, message, path: [key = ''] }): Fault => {
      const name = String(key);
      const isUnknown = type === 'object.unknown';
      return {
        line: lineOf(source, name),
        kind: 'front matter',
        reason: isUnknown ? `unknown key "${name}"` : message,
        fix: isUnknown ? didYouMean(name, frontMatterKeys, 'remove it') : 'correct the value',
      };
    });
    return { frontMatter, faults };
  } catch (error) {
    const { reason = String(error), mark } = error as { reason?: string; mark?: { line: number } };
    const fix = 'put the value in double quotes, or close the bracket or quote';
    const line = (mark?.line ?? 0) + 1;
    return { frontMatter: {}, faults: [{ line, kind: 'front matter', reason: `not valid YAML: ${reason}`, fix }] };
  }
}

/** Line of a key of the front matter; 1 if it isn't there. */
export function lineOf(source: string, key: string): number {
  const head = /^---\n.*?\n---\n/s.exec(source)?.[0] ?? '';
  return (
    Math.max(
      0,
      head.split('\n').findIndex((row) => row.startsWith(`${key}:`)),
    ) + 1
  );
}

/** Finds components that don't exist and names in braces that no page has. */
export function checkMdx(tree: Parent, components: string[]): Fault[] {
  const names = new Set<string>();
  const found: Fault[] = [];
  const nodes: MdxNode[] = [];
  const collect = (node: MdxNode): void => {
    nodes.push(node);
    for (const child of node.children ?? []) collect(child as MdxNode);
  };
  collect(tree as MdxNode);
  for (const { type, data } of nodes)
    if (type === 'mdxjsEsm') for (const name of declaredIn(data?.estree)) names.add(name);
  const isKnown = (name: string) => names.has(name) || givenNames.has(name);
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    const [component = ''] = node.name?.split('.') ?? [];
    if (
      /^mdxJsx/.test(node.type) &&
      /^[A-Z]/.test(component) &&
      !components.includes(component) &&
      !names.has(component)
    ) {
      const fix = didYouMean(
        component,
        [...components, ...names],
        'import it below the front matter, or see the list in .github/CONTRIBUTING.md',
      );
      found.push({ line, kind: 'page', reason: `no component <${component}>`, fix });
    }
    const programs = /Expression$/.test(node.type) ? [node.data?.estree] : (node.attributes ?? []).flatMap(estreesOf);
    for (const name of programs.flatMap(freeNames).filter((each) => !isKnown(each))) {
      const fix = `write \`{${name}}\` as inline code, or \\{${name}\\} in text`;
      found.push({ line, kind: 'page', reason: `{${name}}: nothing has this name`, fix });
    }
  }
  return found;
}

function estreesOf({ data, value }: Attribute): (Program | undefined)[] {
  return [data?.estree, (value as { data?: { estree?: Program } } | null | undefined)?.data?.estree];
}

type EsNode = { type: string; [key: string]: unknown };

function childrenOf(node: EsNode): [key: string, child: EsNode][] {
  return Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((child) => typeof child?.type === 'string')
      .map((child): [string, EsNode] => [key, child]),
  );
}

/** Names that imports and exports of a page declare. */
function declaredIn(program: Program | undefined): string[] {
  const names: string[] = [];
  const look = (node: EsNode): void => {
    const declares = /^(?:Import\w*Specifier|VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type);
    const target = (node.local ?? node.id) as EsNode | undefined;
    if (declares && target?.type === 'Identifier') names.push(String(target.name));
    for (const [, child] of childrenOf(node)) look(child);
  };
  if (program) look(program);
  return names;
}

/** Names that an expression reads; a function in it may have names of its own, so it isn't judged. */
function freeNames(program: Program | undefined): string[] {
  const names: string[] = [];
  const look = (node: EsNode): void => {
    if (/Function/.test(node.type)) return;
    if (node.type === 'Identifier') names.push(String(node.name));
    for (const [key, child] of childrenOf(node)) if (node.computed || !['property', 'key'].includes(key)) look(child);
  };
  if (program) look(program);
  return names;
}
