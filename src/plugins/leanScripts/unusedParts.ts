import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { DocusaurusConfig } from '@docusaurus/types';

type Site = { themeConfig: ThemeConfig; siteDir: string };

const hasOneVersion = ({ siteDir }: Site) => !existsSync(path.join(siteDir, 'versions.json'));
const keepsItsSidebar = ({ themeConfig }: Site) => !themeConfig.docs?.sidebar?.hideable;

function everyPageIsListed({ siteDir }: Site): boolean {
  const docs = path.join(siteDir, 'docs');
  const files = (readdirSync(docs, { recursive: true }) as string[]).filter((file) => /\.mdx?$/.test(file));
  return !files.some((file) => /^unlisted:\s*true\s*$/m.test(readFileSync(path.join(docs, file), 'utf8')));
}

/** Parts of the theme, each with the settings under which no page of a release shows it. */
const parts: Record<string, (site: Site) => boolean> = {
  AnnouncementBar: ({ themeConfig }) => !themeConfig.announcementBar,
  ColorModeToggle: ({ themeConfig }) => themeConfig.colorMode?.disableSwitch === true,
  ContentVisibility: everyPageIsListed,
  DocVersionBadge: hasOneVersion,
  DocVersionBanner: hasOneVersion,
  'DocSidebar/Desktop/CollapseButton': keepsItsSidebar,
  'DocRoot/Layout/Sidebar/ExpandButton': keepsItsSidebar,
};

/** Names of the theme's parts that the settings of the site never show. A changed setting brings its part back. */
export function unusedParts(siteConfig: DocusaurusConfig, siteDir: string): string[] {
  const site = { themeConfig: siteConfig.themeConfig as ThemeConfig, siteDir };
  return Object.keys(parts).filter((name) => parts[name]?.(site));
}
