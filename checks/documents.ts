import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {
  DefaultNumberPrefixParser,
  DisabledNumberPrefixParser,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import { createMatcher, GlobExcludeDefault, normalizeUrl } from '@docusaurus/utils';
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils.js';
import { listFiles } from '../plugins/lib/files';

/** What the framework knows about a document. */
export type Document = {
  /** The path relative to the project root. */
  file: string;
  /** The address relative to the base URL. */
  route: string;
  frontMatter: Record<string, unknown>;
  /** Why the framework can't read the front matter: an error of the YAML parser, with `mark`, or of the framework. */
  unreadable?: Error & { reason?: string; mark?: { line: number } };
};

/** Returns the documents in docs/ with their text. Omits files that the framework excludes, such as `_partial.mdx`. */
export function readDocuments(root: string): (Document & { source: string })[] {
  const isExcluded = createMatcher(GlobExcludeDefault);
  return listFiles(path.join(root, 'docs'))
    .filter((name) => /\.mdx?$/.test(name) && !isExcluded(name))
    .map((name) => {
      const source = readFileSync(path.join(root, 'docs', name), 'utf8');
      return { ...documentOf(`docs/${name}`, source), source };
    });
}

/** Returns what the framework knows about a document, from its path and front matter. */
export function documentOf(file: string, source: string): Document {
  let frontMatter: Document['frontMatter'] = {};
  const routeOf = ({ id, slug, parse_number_prefixes: parsesPrefixes = true }: DocFrontMatter): string => {
    const numberPrefixParser = parsesPrefixes ? DefaultNumberPrefixParser : DisabledNumberPrefixParser;
    const name = path.posix.relative('docs', file);
    const baseID = id ?? numberPrefixParser(path.posix.parse(name).name).filename;
    const place = { baseID, source: name, sourceDirName: path.posix.dirname(name), frontMatterSlug: slug };
    const stripDirNumberPrefixes = parsesPrefixes;
    return normalizeUrl(['/docs', getSlug({ ...place, numberPrefixParser, stripDirNumberPrefixes })]);
  };
  try {
    frontMatter = parseFileContentFrontMatter(source).frontMatter;
    return { file, frontMatter, route: routeOf(validateDocFrontMatter(frontMatter)) };
  } catch (error) {
    return { file, frontMatter, route: routeOf({}), unreadable: error as Error };
  }
}
