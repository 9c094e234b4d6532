import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DocusaurusConfig } from '@docusaurus/types';
import { browserConfig } from '../../src/plugins/leanScripts';
import { lighterParts, type Site } from '../../src/plugins/leanScripts/lighterParts';

const config = (themeConfig: object, more: object = {}) => ({ themeConfig, ...more }) as unknown as DocusaurusConfig;

describe('the configuration in the browser', () => {
  const site = config(
    { navbar: {}, prism: { theme: {} } },
    { title: 'Site', ssrTemplate: '<html>', presets: [], plugins: [] },
  );

  test('has nothing of the build', () => {
    assert.deepEqual(browserConfig(site, { codeAtBuild: true }), { title: 'Site', themeConfig: { navbar: {} } });
  });

  test('keeps the colours of code where the browser colours it', () => {
    assert.deepEqual(browserConfig(site, { codeAtBuild: false }).themeConfig, { navbar: {}, prism: { theme: {} } });
  });
});

describe('parts of the theme', () => {
  const category = (collapsible: boolean, items: object[] = []) => ({
    type: 'category',
    label: 'C',
    collapsible,
    items,
  });
  const version = (sidebar: object[], unlisted = false) =>
    ({ docs: [{ unlisted }], sidebars: { docs: sidebar } }) as unknown as Site['versions'][number];

  test('are lighter in a site of one version without bar, switch, unlisted pages and folds', () => {
    const site = { themeConfig: { colorMode: { disableSwitch: true } }, versions: [version([category(false)])] };
    assert.deepEqual(Object.keys(lighterParts(site as Site)).sort(), [
      'AnnouncementBar',
      'ColorModeToggle',
      'ContentVisibility',
      'DocRoot/Layout/Sidebar/ExpandButton',
      'DocSidebar/Desktop/CollapseButton',
      'DocSidebarItem/Category',
      'DocVersionBadge',
      'DocVersionBanner',
    ]);
  });

  test("are the theme's own when a setting, a version, a page or a category needs them", () => {
    const themeConfig = { announcementBar: { content: 'Text' }, docs: { sidebar: { hideable: true } } };
    const versions = [version([category(false, [category(true)])], true), version([])];
    assert.deepEqual(lighterParts({ themeConfig, versions } as unknown as Site), {});
  });
});
