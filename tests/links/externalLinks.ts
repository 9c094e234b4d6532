import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readCode } from '../writing/styles';
import { parseMarkdown, readTexts } from '../writing/texts';

/** A link to another site. */
export type ExternalLink = { url: string; file: string; line: number };

type Node = { type: string; url?: string; position?: { start: { line: number } }; children?: Node[] };

/** Names that are reserved for examples and for the own machine (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$|^127\.|^\[::1\]$/;

/** Whether an address can be visited: it is no example. */
export function isVisitable(url: string): boolean {
  return !reserved.test(new URL(url).hostname);
}

/** Links of a Markdown file that lead to another site; what stands in code is no link. */
export function linksOfMarkdown(file: string, source: string): ExternalLink[] {
  const found: ExternalLink[] = [];
  const visit = (node: Node): void => {
    const isLink = node.type === 'link' || node.type === 'definition';
    if (isLink && /^https?:/.test(node.url ?? ''))
      found.push({ url: node.url ?? '', file, line: node.position?.start.line ?? 1 });
    for (const child of node.children ?? []) visit(child);
  };
  visit(parseMarkdown(file, source) as Node);
  return found;
}

/** Addresses in the code of a file of the site. */
export function linksOfCode(file: string, source: string): ExternalLink[] {
  return source.split('\n').flatMap((row, index) =>
    [...row.matchAll(/(?<=['"`])https?:\/\/[^\s'"`<>{}$]+(?=['"`])/g)].map(([url]) => ({
      url,
      file,
      line: index + 1,
    })),
  );
}

/** Every link of the project to another site that can be visited, by address and place. */
export function listExternalLinks(root: string): ExternalLink[] {
  const markdown = readTexts(root).filter(({ file }) => /\.mdx?$/.test(file));
  const settings = {
    file: 'docusaurus.config.ts',
    source: readFileSync(path.join(root, 'docusaurus.config.ts'), 'utf8'),
  };
  return [
    ...markdown.flatMap(({ file, source }) => linksOfMarkdown(file, source)),
    ...[settings, ...readCode(root, 'src', /\.tsx?$/)].flatMap(({ file, source }) => linksOfCode(file, source)),
  ]
    .filter(({ url }) => isVisitable(url))
    .sort((a, b) => a.url.localeCompare(b.url) || a.file.localeCompare(b.file) || a.line - b.line);
}

/**
 * Visits an address, a second time if the first ends without an answer or with a server error.
 * @param pauseMs before the second visit
 * @returns what is wrong with it, or nothing; a site that refuses robots (401, 403, 429) is taken as there
 */
export async function problemOf(url: string, pauseMs = 5000): Promise<string | undefined> {
  const problem = await visit(url);
  if (!problem || /^status 4/.test(problem)) return problem;
  await setTimeout(pauseMs);
  return visit(url);
}

async function visit(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000), headers: { 'user-agent': 'link check' } });
    await response.body?.cancel();
    return response.ok || [401, 403, 429].includes(response.status) ? undefined : `status ${response.status}`;
  } catch (error) {
    const { cause, message } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}
