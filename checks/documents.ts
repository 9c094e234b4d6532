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

/** Returns a document's address, from its path and front matter. */
export function documentOf(file: string, source: string): Document {
  let frontMatter = {};
  try {
    frontMatter = parseFileContentFrontMatter(source).frontMatter;
    return { ...describe(file, validateDocFrontMatter(frontMatter)), frontMatter };
  } catch (error) {
    return { ...describe(file, {}), frontMatter, unreadable: error as Error };
  }
}

function describe(file: string, frontMatter: DocFrontMatter): Omit<Document, 'frontMatter'> {
  const { id, slug, parse_number_prefixes: parsesPrefixes = true } = frontMatter;
  const numberPrefixParser = parsesPrefixes ? DefaultNumberPrefixParser : DisabledNumberPrefixParser;
  const name = path.posix.relative('docs', file);
  const sourceDirName = path.posix.dirname(name);
  const baseID = id ?? numberPrefixParser(path.posix.parse(name).name).filename;
  const options = { baseID, source: name, sourceDirName, frontMatterSlug: slug, numberPrefixParser };
  return {
    file,
    route: normalizeUrl(['/docs', getSlug({ ...options, stripDirNumberPrefixes: parsesPrefixes })]),
  };
}
