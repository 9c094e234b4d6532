import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginOptions, VersionMetadata } from '@docusaurus/plugin-content-docs';
import { DEFAULT_OPTIONS } from '@docusaurus/plugin-content-docs/lib/options.js';
import { loadSidebarsFile } from '@docusaurus/plugin-content-docs/lib/sidebars/index.js';
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import type { Sidebar } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { collectSidebarDocIds } from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import { loadVersion } from '@docusaurus/plugin-content-docs/lib/versions/loadVersion.js';
import type { LoadContext } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Document } from '../documents';
import { didYouMean } from '../examples/didYouMean';
import type { Finding } from '../examples/report';

const sidebarFile = 'sidebars.ts';

/** Loads the documents and the sidebar as the build does. Throws its errors. */
function load(root: string, sidebarFilePath: string) {
  return loadVersion({
    context: {
      siteDir: root,
      siteConfig: { markdown: { parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER }, future: {} },
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
  const file = path.join(root, sidebarFile);
  const finding = (place: Pick<Finding, 'file' | 'line'>, reason: string, fix?: string): Finding => {
    return { ...place, kind: 'form', reason, fix };
  };
  try {
    const ids = documents.map(({ id }) => id);
    const rows = readFileSync(file, 'utf8').split('\n');
    const listed = Object.values(normalizeSidebars(await loadSidebarsFile(file))).flatMap((items) =>
      collectSidebarDocIds(items as Sidebar),
    );
    const unknown = listed.filter((id) => !ids.includes(id));
    if (unknown.length > 0)
      return unknown.map((id) => {
        const line = rows.findIndex((row) => row.includes(`'${id}'`)) + 1;
        return finding({ file: sidebarFile, line }, `there is no document '${id}'`, didYouMean(id, ids, 'remove it'));
      });
    const { docs } = await load(root, file);
    const lost = docs.filter(({ sidebar, unlisted }) => sidebar === undefined && !unlisted).map(({ id }) => id);
    return documents
      .filter(({ id }) => lost.includes(id))
      .map((each) => finding({ file: each.file, line: 1 }, 'not in the sidebar', `add '${each.id}' to ${sidebarFile}`));
  } catch (error) {
    const { message, cause } = error as Error;
    const at = documents.find((each) => message.includes(path.join(root, each.file)))?.file ?? sidebarFile;
    return [finding({ file: at, line: 1 }, (cause as Error | undefined)?.message ?? message)];
  }
}
