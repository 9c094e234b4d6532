import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it, test } from 'node:test';
import { readSettings } from '../../plugins/settings';
import { hasPosts } from '../../plugins/settings/hasPosts';
import { exitIfRefused, refuseVersions } from '../../plugins/settings/refuse';
import badValues from '../fixtures/badSettings.json';

const place = mkdtempSync(path.join(tmpdir(), 'settings-'));
after(() => rmSync(place, { recursive: true }));

describe('settings', () => {
  it('have a default for each name', () => {
    assert.deepEqual(readSettings({}), {
      siteUrl: 'https://www.benchloom.example',
      baseUrl: '/',
      appUrl: 'https://app.benchloom.example',
      alphaAppUrl: 'https://app.alpha.benchloom.example',
      gtagTrackingId: '',
      repositoryUrl: '',
    });
  });

  it('come from the environment', () => {
    const settings = readSettings({
      SITE_URL: 'http://localhost:3000',
      BASE_URL: '/a/b-c/',
      APP_URL: 'https://app.example.com/eu/',
      ALPHA_APP_URL: 'https://alpha.example.com',
      GTAG_TRACKING_ID: 'UA-12cd-34',
      REPOSITORY_URL: 'https://git.example.org/team/site/',
    });
    assert.deepEqual(settings, {
      siteUrl: 'http://localhost:3000',
      baseUrl: '/a/b-c/',
      appUrl: 'https://app.example.com/eu',
      alphaAppUrl: 'https://alpha.example.com',
      gtagTrackingId: 'UA-12cd-34',
      repositoryUrl: 'https://git.example.org/team/site',
    });
  });

  for (const [value, expected] of [
    ['HTTPS://App.Example.COM:443/EU/', 'https://app.example.com/EU'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://[::1]:8080/', 'http://[::1]:8080'],
    ['https://git.example.org/~team/a..b/.site', 'https://git.example.org/~team/a..b/.site'],
  ] as const)
    it(`parse ${value} as browsers do`, () => assert.equal(readSettings({ APP_URL: value }).appUrl, expected));

  it('take lower case in a tracking ID', () =>
    assert.equal(readSettings({ GTAG_TRACKING_ID: 'G-AB12cd' }).gtagTrackingId, 'G-AB12cd'));

  it('ignore empty values', () =>
    assert.deepEqual(readSettings({ SITE_URL: '', BASE_URL: ' ', REPOSITORY_URL: ' ' }), readSettings({})));

  for (const { setting, value, wanted } of badValues) {
    it(`reject ${setting}=${value} in one line with the setting, its value, and what is expected`, (t) => {
      const exit = t.mock.method(process, 'exit', (() => {}) as never);
      const print = t.mock.method(console, 'error', () => {});
      exitIfRefused(() => readSettings({ [setting]: value }));
      const [message = '', ...others] = print.mock.calls.flatMap((call) => call.arguments);
      assert.deepEqual([exit.mock.calls.map((call) => call.arguments), others], [[[1]], []]);
      assert.ok(message.startsWith(`Setting ${setting} is ${JSON.stringify(value)}, but it must be `), message);
      assert.ok(message.includes(wanted), message);
      assert.match(message, /^.*\.$/);
    });
  }
});

test('any other error keeps its stack', () => {
  assert.throws(() => exitIfRefused(() => JSON.parse('{')), SyntaxError);
});

test('a second version or language stops the build with a sentence that says what to decide first', () => {
  mkdirSync(path.join(place, 'i18n'));
  assert.throws(() => refuseVersions(place, ['en']), /one language, English, .* Before/);
  writeFileSync(path.join(place, 'versions.json'), '["2.31"]');
  assert.throws(() => refuseVersions(place, ['en']), /one version of the documentation\. Before/);
  assert.throws(() => refuseVersions(__dirname, ['en', 'de']), /one language, English, .* Before/);
  assert.throws(() => refuseVersions(__dirname, ['en'], 'de'), /one language, English, .* Before/);
  for (const locale of [undefined, 'undefined', 'en']) refuseVersions(__dirname, ['en'], locale);
});

test('the blog exists once a post in either format, or in a folder, is no draft', () => {
  const blog = path.join(place, 'blog');
  mkdirSync(path.join(blog, 'first'), { recursive: true });
  writeFileSync(path.join(blog, 'tags.yml'), '');
  writeFileSync(path.join(blog, 'next.mdx'), '---\ntitle: Next\ndraft: true \n---\n');
  assert.equal(hasPosts(blog), false);
  writeFileSync(path.join(blog, 'first/index.md'), '---\ntitle: First\n---\n');
  assert.equal(hasPosts(blog), true);
});
