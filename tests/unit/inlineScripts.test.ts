import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startScript } from '../../src/pageTemplate';
import {
  alphaLinksScript,
  consentDefaultScript,
  firstLoadScript,
  normalizeLocationScript,
} from '../../src/plugins/inlineScripts';
import { webFontsScript } from '../../src/plugins/webFonts';

const scripts = {
  alphaLinksScript: alphaLinksScript({ production: 'https://app.example', alpha: 'https://alpha.example' }),
  consentDefaultScript,
  firstLoadScript,
  normalizeLocationScript: normalizeLocationScript('/sub/'),
  startScript: startScript('["/main.js"]'),
  webFontsScript: webFontsScript('/sub/'),
};

for (const [name, source] of Object.entries(scripts)) {
  test(`${name} is a program, on one line and without the end of a script element`, () => {
    assert.doesNotThrow(() => new Function(source));
    assert.doesNotMatch(source, /\n|<\/script/);
  });
}
