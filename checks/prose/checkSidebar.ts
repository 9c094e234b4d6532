import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginOptions, VersionMetadata } from '@docusaurus/plugin-content-docs';
import { DEFAULT_OPTIONS } from '@docusaurus/plugin-content-docs/lib/options.js';
import { loadVersion } from '@docusaurus/plugin-content-docs/lib/versions/loadVersion.js';
import type { LoadContext } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Document } from '../documents';
import { didYouMean } from '../samples/didYouMean';
import type { Finding } from '../samples/report';

const sidebarFile = 'sidebars.ts';

/** Loads documents and sidebar as the build does, but without `unreadable` front matter. Throws the build's errors. */
function load(root: string, sidebarFilePath: string, unreadable: Set<string>) {
  const parseFrontMatter: typeof DEFAULT_PARSE_FRONT_MATTER = (params) =>
    unreadable.has(params.filePath)
      ? Promise.resolve({ frontMatter: {}, content: '' })
      : DEFAULT_PARSE_FRONT_MATTER(params);
  return loadVersion({
    context: {
      siteDir: root,
      siteConfig: { markdown: { parseFrontMatter }, future: {} },
    } as unknown as LoadContext,
    options: DEFAULT_OPTIONS as PluginOptions,
    versionMetadata: {
      versionName: 'current',
      path: '/docs',
      tagsPath: '/docs/tags',
      contentPath: path.join(root, 'docs'),
      sidebarFilePath,
    } as VersionMetadata,
    env: 'production',
  });
}

/** Finds entries of the sidebar without a document, and the reverse, and whatever else the framework can't load. */
export async function checkSidebar(root: string, documents: readonly Document[]): Promise<Finding[]> {
  const sidebar = path.join(root, sidebarFile);
  const unreadable = documents.filter((document) => document.unreadable).map(({ file }) => path.join(root, file));
  const finding = (file: string, line: number, reason: string, fix?: string): Finding => {
    return { file, line, kind: 'form', reason, fix };
  };
  try {
    const { docs } = await load(root, sidebar, new Set(unreadable));
    const lost = docs.filter((doc) => doc.sidebar === undefined && !doc.unlisted).map(({ id }) => id);
    return documents
      .filter(({ id }) => lost.includes(id))
      .map(({ file, id }) => finding(file, 1, 'not in the sidebar', `add '${id}' to ${sidebarFile}`));
  } catch (error) {
    const { message, cause } = error as Error;
    const [list = ''] = /(?<=document ids do not exist:\n)(?:- .*\n)+/.exec(message) ?? [];
    const ids = documents.map(({ id }) => id);
    const rows = readFileSync(sidebar, 'utf8').split('\n');
    const unknown = [...list.matchAll(/- (.*)/g)].map(([, id = '']) => {
      const line = rows.findIndex((row) => row.includes(`'${id}'`)) + 1;
      const fix = didYouMean(id, ids, 'remove it');
      return finding(sidebarFile, line, `there is no document '${id}'`, fix);
    });
    if (unknown.length > 0) return unknown;
    const at = documents.find(({ file }) => message.includes(path.join(root, file)))?.file ?? sidebarFile;
    return [finding(at, 1, (cause as Error | undefined)?.message ?? message)];
  }
}
