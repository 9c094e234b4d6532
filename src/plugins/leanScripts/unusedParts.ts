import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { DocusaurusConfig } from '@docusaurus/types';

type Site = { themeConfig: ThemeConfig; siteDir: string };

const hasOneVersion = ({ siteDir }: Site) => !existsSync(path.join(siteDir, 'versions.json'));
const keepsItsSidebar = ({ themeConfig }: Site) => !themeConfig.docs?.sidebar?.hideable;

/** Parts of the theme, each with the settings under which no page shows it. */
const parts: Record<string, (site: Site) => boolean> = {
  AnnouncementBar: ({ themeConfig }) => !themeConfig.announcementBar,
  ColorModeToggle: ({ themeConfig }) => themeConfig.colorMode?.disableSwitch === true,
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
