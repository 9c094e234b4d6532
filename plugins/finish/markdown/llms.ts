import type { DocusaurusConfig } from '@docusaurus/types';
import { company } from '../../../src/lib/company';
import { publishedData } from '../../contracts/publishedData';

/** A documentation page as plain Markdown. */
export type MarkdownPage = {
  /** ID of the document, such as `reference/cli`. */
  id: string;
  title: string;
  description: string;
  /** Sidebar category. */
  section: string;
  unlisted: boolean;
  /** Path of the file in the build. */
  file: string;
  /** URL of the file, including the host. */
  address: string;
  content: string;
};

/** Returns the contents of `llms.txt`: a summary and a list of the Markdown files. See https://llmstxt.org. */
export function llmsTxt(pages: MarkdownPage[], { title, customFields }: DocusaurusConfig, site: string): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const parts = [
    `# ${title}`,
    `> ${company.summary}`,
    `The documentation for version ${customFields?.version} as Markdown, with one file for each page. All pages are also in one file: ${site}/llms-full.txt`,
    ...sections.map((section) =>
      [
        `## ${section}\n`,
        ...pages
          .filter((page) => page.section === section)
          .map((page) => `- [${page.title}](${page.address})${page.description && `: ${page.description}`}`),
      ].join('\n'),
    ),
    [
      '## Data as JSON\n',
      ...publishedData.map(({ file, about }) => `- [${file}](${site}/data/${file}): ${about}`),
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Returns the text of several pages. */
export function joined(pages: MarkdownPage[]): string {
  return pages.map(({ content }) => content).join('\n---\n\n');
}
