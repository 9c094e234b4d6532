import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import { createMatcher, GlobExcludeDefault, normalizeUrl } from '@docusaurus/utils';
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils.js';
import { listFiles } from '../plugins/lib/files';

/** A file of the documentation, and what the framework knows about it. */
export type Document = {
  /** The path relative to the project root, with `/` as the separator. */
  file: string;
  source: string;
  /** The address relative to the base URL. */
  route: string;
  frontMatter: Record<string, unknown>;
  /** Why the framework can't read the front matter: an error of the YAML parser, with `mark`, or of the framework. */
  unreadable?: Error & { reason?: string; mark?: { line: number } };
};

const isExcluded = createMatcher(GlobExcludeDefault);

/** Returns whether a file becomes a page of the documentation. The framework excludes files such as `_partial.mdx`. */
export function isDocument(file: string): boolean {
  return file.startsWith('docs/') && /\.mdx?$/.test(file) && !isExcluded(file);
}

export function readDocuments(root: string): Document[] {
  const files = listFiles(path.join(root, 'docs')).map((name) => `docs/${name}`);
  return files.filter(isDocument).map((file) => documentOf(file, readFileSync(path.join(root, file), 'utf8')));
}

export function documentOf(file: string, source: string): Document {
  const document: Document = { file, source, route: '', frontMatter: {} };
  try {
    document.frontMatter = parseFileContentFrontMatter(source).frontMatter;
    const { id, slug: frontMatterSlug } = validateDocFrontMatter(document.frontMatter);
    const place = path.posix.relative('docs', file);
    const baseID = id ?? path.posix.parse(place).name;
    const slug = getSlug({
      baseID,
      source: place,
      sourceDirName: path.posix.dirname(place),
      frontMatterSlug,
      stripDirNumberPrefixes: false,
    });
    document.route = normalizeUrl(['/docs', slug]);
  } catch (error) {
    document.unreadable = error as Error;
  }
  return document;
}
