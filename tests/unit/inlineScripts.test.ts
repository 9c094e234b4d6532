import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startScript } from '../../src/pageTemplate';
import {
  aboutToUseScript,
  consentDefaultScript,
  deferredFailureScript,
  earlyScript,
  failureScript,
  normalizeLocationScript,
  pressScript,
} from '../../src/plugins/inlineScripts';
import { webFontsScript } from '../../src/plugins/webFonts';

const addresses = { production: 'https://app.example', alpha: 'https://alpha.example' };

const scripts = {
  aboutToUseScript: aboutToUseScript(addresses),
  consentDefaultScript,
  deferredFailureScript,
  earlyScript: earlyScript('/sub/', addresses, { lateScripts: true }),
  earlyScriptOfOtherTemplate: earlyScript('/sub/', addresses, { lateScripts: false }),
  failureScript,
  normalizeLocationScript: normalizeLocationScript('/sub/'),
  pressScript,
  startScript,
  webFontsScript: webFontsScript('/sub/'),
};

for (const [name, source] of Object.entries(scripts)) {
  test(`${name} is a program, on one line and without the end of a script element`, () => {
    assert.doesNotThrow(() => new Function(source));
    assert.doesNotMatch(source, /\n|<\/script/);
  });
}

/** Where the script leads a visitor of a path, and how. */
function normalized(baseUrl: string, path: string): string {
  let result = 'stays';
  const location = Object.assign(new URL(path, 'https://www.example'), {
    replace: (to: URL) => {
      result = `loads ${to}`;
    },
  });
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to: URL) => {
      result = `becomes ${to}`;
    },
  };
  new Function('location', 'history', 'stop', normalizeLocationScript(baseUrl))(location, history, () => {});
  return result;
}

for (const [baseUrl, path, expected] of [
  ['/', '/', 'stays'],
  ['/', '/index.html', 'becomes https://www.example/'],
  ['/', '/plans', 'stays'],
  ['/', '/plans/?a=1#b', 'becomes https://www.example/plans?a=1#b'],
  ['/', '/plans//index.html', 'becomes https://www.example/plans'],
  ['/', '/plans.html?a=1#b', 'loads https://www.example/plans?a=1#b'],
  ['/', '/docs', 'becomes https://www.example/docs/'],
  ['/', '/docs/', 'stays'],
  ['/', '/docs.html', 'loads https://www.example/docs/'],
  ['/sub/', '/sub/', 'stays'],
  ['/sub/', '/sub/docs/index.html', 'becomes https://www.example/sub/docs/'],
  ['/sub/', '/sub/plans.html', 'loads https://www.example/sub/plans'],
  ['/sub/', '/other/plans/', 'stays'],
] as const) {
  test(`below ${baseUrl} the address ${path} ${expected}`, () => {
    assert.equal(normalized(baseUrl, path), expected);
  });
}

test('an address that looks like another host leads to no other host', () => {
  const location = 'https://www.example//evil.example/x.html';
  assert.equal(normalized('/', location), 'loads https://www.example//evil.example/x');
});
