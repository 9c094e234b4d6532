import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings, SettingsError } from '../../plugins/settings';

const badValues: [setting: string, value: string, wanted: RegExp][] = [
  ['SITE_URL', 'www.benchloom.example', /http\(s\) URL without a path/],
  ['SITE_URL', 'https://www.benchloom.example/docs', /put the path in BASE_URL/],
  ['SITE_URL', 'ftp://www.benchloom.example', /http\(s\) URL/],
  ['BASE_URL', 'sub', /begins and ends with a slash/],
  ['BASE_URL', '/sub', /begins and ends with a slash/],
  ['BASE_URL', '//evil.example/', /begins and ends with a slash/],
  ['APP_URL', 'javascript:alert(1)', /http\(s\) URL/],
  ['APP_URL', 'https://app.example.com/?', /without a query/],
  ['ALPHA_APP_URL', 'app', /http\(s\) URL/],
  ['GTAG_TRACKING_ID', 'ABC', /G- or UA-/],
  ['GTAG_TRACKING_ID', 'AW-123', /G- or UA-/],
  ['GTAG_TRACKING_ID', 'G-1"><script>', /G- or UA-/],
  ['REPOSITORY_URL', 'git@git.example.org:team/site.git', /http\(s\) URL/],
];

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
      GTAG_TRACKING_ID: 'G-AB12cd',
      REPOSITORY_URL: 'https://git.example.org/team/site/',
    });
    assert.deepEqual(settings, {
      siteUrl: 'http://localhost:3000',
      baseUrl: '/a/b-c/',
      appUrl: 'https://app.example.com/eu',
      alphaAppUrl: 'https://alpha.example.com',
      gtagTrackingId: 'G-AB12cd',
      repositoryUrl: 'https://git.example.org/team/site',
    });
  });

  it('ignore empty values', () => {
    assert.deepEqual(readSettings({ SITE_URL: '', BASE_URL: ' ' }), readSettings({}));
  });

  for (const [setting, value, wanted] of badValues) {
    it(`reject ${setting}=${value} in one line with the setting, its value, and what is expected`, () => {
      assert.throws(
        () => readSettings({ [setting]: value }),
        ({ name, message }: Error) => {
          assert.equal(name, SettingsError.name);
          assert.ok(message.startsWith(`${setting} is ${JSON.stringify(value)}, but it must be `), message);
          assert.match(message, wanted);
          assert.ok(!message.includes('\n'));
          return true;
        },
      );
    });
  }
});
