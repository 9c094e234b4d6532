import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { DocusaurusConfig } from '@docusaurus/types';
import { browserConfig } from '../../src/plugins/leanScripts';
import { unusedParts } from '../../src/plugins/leanScripts/unusedParts';

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

describe('parts of the theme that no page shows', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(siteDir, 'docs'));
    writeFileSync(path.join(siteDir, 'docs/page.mdx'), '---\ntitle: Page\n---\nText');
  });

  afterEach(() => rmSync(siteDir, { recursive: true }));

  test('are all of the list in a site of one version without bar, switch and unlisted pages', () => {
    const unused = unusedParts(config({ colorMode: { disableSwitch: true } }), siteDir);
    assert.ok(unused.includes('AnnouncementBar') && unused.includes('ContentVisibility'));
    assert.ok(unused.includes('ColorModeToggle') && unused.includes('DocVersionBanner'));
  });

  test('are back when a setting, a version or a page shows them', () => {
    writeFileSync(path.join(siteDir, 'versions.json'), '["1.0"]');
    writeFileSync(path.join(siteDir, 'docs/page.mdx'), '---\ntitle: Page\nunlisted: true\n---\nText');
    const themeConfig = { announcementBar: { content: 'Text' }, docs: { sidebar: { hideable: true } } };
    assert.deepEqual(unusedParts(config(themeConfig), siteDir), []);
  });
});
