import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { markdownPath } from '../../../src/lib/markdownPath';
import { type BuiltPage, mainOf } from '../../lib/pages';
import { joined, llmsTxt, type MarkdownPage } from './llms';
import { plainMarkdown } from './plainMarkdown';

type Doc = LoadedVersion['docs'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the IDs of the documents in a list of sidebar items, each with its category. */
function readSidebar(items: SidebarItem[], section: string): { id: string; section: string }[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      const index = item.link?.type === 'doc' ? [{ id: item.link.id, section: item.label }] : [];
      return [...index, ...readSidebar(item.items, item.label)];
    }
    return item.type === 'doc' || item.type === 'ref' ? [{ id: item.id, section }] : [];
  });
}

/** Returns the documents in sidebar order, followed by those that aren't in a sidebar. */
function inOrder({ docs, sidebars }: LoadedVersion): { doc: Doc; section: string }[] {
  const listed = Object.values(sidebars).flatMap((items) => readSidebar(items, 'Documentation'));
  const others = docs.filter(({ id }) => !listed.some((entry) => entry.id === id));
  return [...listed, ...others.map(({ id }) => ({ id, section: 'Documentation' }))].flatMap(({ id, section }) => {
    const doc = docs.find((candidate) => candidate.id === id);
    return doc ? [{ doc, section }] : [];
  });
}

/**
 * Returns each document as plain Markdown, followed by the pages below it. For language models, also returns `llms.txt`, which lists the documents
 * (https://llmstxt.org), and `llms-full.txt`, which contains them.
 */
export function markdownFiles(built: readonly BuiltPage[], props: Props): [file: string, text: string][] {
  const { siteConfig, baseUrl, plugins } = props;
  const site = (siteConfig.url + baseUrl).replace(/\/$/, '');
  const version = String(siteConfig.customFields?.version);

  function readPage({ doc, section }: { doc: Doc; section: string }): MarkdownPage {
    const route = `/${doc.permalink.slice(baseUrl.length)}`;
    const page = built.find(({ file }) => file === path.join(route, 'index.html').slice(1));
    const text = plainMarkdown(mainOf(page?.html ?? ''), site + route);
    return {
      id: doc.id,
      title: doc.title,
      description: String(doc.frontMatter.description ?? ''),
      section,
      unlisted: doc.unlisted,
      file: markdownPath(route),
      address: site + markdownPath(route),
      content: `# ${doc.title}\n\nSource: ${site}${route} (${siteConfig.title} ${version})\n\n${text}`,
    };
  }

  const content = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs')?.content as LoadedContent;
  const pages = content.loadedVersions.flatMap(inOrder).map(readPage);
  const withSubpages = ({ id }: MarkdownPage) => pages.filter((page) => `${page.id}/`.startsWith(`${id}/`));
  const listed = pages.filter(({ unlisted }) => !unlisted);
  return [
    ...pages.map((page): [string, string] => [page.file, joined(withSubpages(page))]),
    ['llms.txt', llmsTxt(listed, siteConfig, site)],
    ['llms-full.txt', joined(listed)],
  ];
}
