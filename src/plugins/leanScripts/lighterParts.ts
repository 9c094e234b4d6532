import type { LoadedVersion, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/preset-classic';

/** What decides which parts of the theme the pages show. */
export type Site = { themeConfig: ThemeConfig; versions: readonly Pick<LoadedVersion, 'docs' | 'sidebars'>[] };

const nothing = 'src/lib/nothing.ts';

function canFold(item: object): boolean {
  const {
    type,
    collapsible,
    items = [],
  } = item as { type?: PropSidebarItem['type']; collapsible?: boolean; items?: object[] };
  return (type === 'category' && collapsible !== false) || items.some(canFold);
}

const hasOneVersion = ({ versions }: Site) => versions.length === 1;
const keepsItsSidebar = ({ themeConfig }: Site) => !themeConfig.docs?.sidebar?.hideable;
const hasNoFold = ({ versions }: Site) =>
  !versions.some(({ sidebars }) => Object.values(sidebars).some((items) => items.some(canFold)));
const everyPageIsListed = ({ versions }: Site) => !versions.some(({ docs }) => docs.some(({ unlisted }) => unlisted));

/** Parts of the theme: the settings under which the pages of a release do without, and the file that is used instead. */
const parts: Record<string, [isLighter: (site: Site) => boolean, file: string]> = {
  AnnouncementBar: [({ themeConfig }) => !themeConfig.announcementBar, nothing],
  ColorModeToggle: [({ themeConfig }) => themeConfig.colorMode?.disableSwitch === true, nothing],
  ContentVisibility: [everyPageIsListed, nothing],
  DocVersionBadge: [hasOneVersion, nothing],
  DocVersionBanner: [hasOneVersion, nothing],
  'DocSidebar/Desktop/CollapseButton': [keepsItsSidebar, nothing],
  'DocRoot/Layout/Sidebar/ExpandButton': [keepsItsSidebar, nothing],
  'DocSidebarItem/Category': [hasNoFold, 'src/components/SidebarCategory/index.tsx'],
};

/**
 * Parts of the theme that the settings of the site make lighter, each with the file that stands in for it, relative to
 * the site. A changed setting brings the theme's own part back.
 */
export function lighterParts(site: Site): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, [isLighter, file]]) => (isLighter(site) ? [[name, file]] : [])),
  );
}
