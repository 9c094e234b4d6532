import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import postcss from 'postcss';
import { longhandsOf } from '../../src/plugins/finishBuild/longhands';
import { removeOverridden } from '../../src/plugins/finishBuild/reduceStyles';
import { simplifyValue } from '../../src/plugins/finishBuild/simplifyValue';
import { isWider } from '../../src/plugins/finishBuild/widerSelector';

describe('a selector is wider than another', () => {
  for (const [wide, narrow] of [
    ['.menu a', '.menu > a.active'],
    ['a', '.menu li + li a:not([href])'],
    ['.menu a', '.menu li + li > a'],
    ['li:before', 'ol > li::before'],
    ['* a', 'nav a'],
    ['[class*="menuLabel"] a', '.menuLabel_x1y > a'],
  ] as const) {
    test(`${wide} is wider than ${narrow}`, () => assert.equal(isWider(wide, narrow), true));
  }

  for (const [wide, narrow] of [
    ['.menu > a', '.menu a'],
    ['.menu > a', '.menu > a.active'],
    ['a:hover', 'a'],
    ['li', 'li::before'],
    ['li::after', 'li::before'],
    ['.list a', '.list + a'],
    ['.menu a', '.list a'],
    ['ul ul a', 'ul a'],
    ['[class*="menuLabel"]', '.menu'],
    ['[class^="menu"]', '.menuLabel'],
    ['[class*="menu"]', '#menu'],
  ] as const) {
    test(`${wide} is not wider than ${narrow}`, () => assert.equal(isWider(wide, narrow), false));
  }
});

describe('the longhands of a property', () => {
  for (const [property, longhands] of [
    ['padding-block', ['padding-top', 'padding-bottom']],
    ['margin-inline-end', ['margin-right']],
    ['border-block-end-color', ['border-bottom-color']],
    ['border-left', ['border-left-width', 'border-left-style', 'border-left-color']],
    ['border-start-end-radius', ['border-top-right-radius']],
    ['max-inline-size', ['max-width']],
    ['border-collapse', ['border-collapse']],
    ['color', ['color']],
  ] as const) {
    test(`${property} sets ${longhands.join(', ')}`, () => assert.deepEqual(longhandsOf(property), longhands));
  }

  test('border sets twelve', () => assert.equal(longhandsOf('border').length, 12));
});

describe('a value', () => {
  for (const [written, simple] of [
    ['calc(64px + 16px) calc(1.25 *1rem)', '80px 1.25rem'],
    ['calc(1rem /2) calc(-1* 64px)', '.5rem -64px'],
    ['calc(100vh - 4rem)', 'calc(100vh - 4rem)'],
    ['calc(2px * 3px) calc(1px / 0)', 'calc(2px * 3px) calc(1px / 0)'],
    ['calc(1px + 2px + 3px)', 'calc(1px + 2px + 3px)'],
    ['100%/1.6  "Two  spaces",  serif', '100%/1.6 "Two  spaces", serif'],
  ] as const) {
    test(`${written} is as short as possible`, () => assert.equal(simplifyValue(written), simple));
  }
});

describe('what an own rule sets anew', () => {
  const reduced = (css: string) => {
    const sheet = postcss.parse(css);
    removeOverridden(sheet);
    return sheet.toString();
  };

  test('leaves the rules of the framework', () => {
    assert.equal(
      reduced('@layer a{.x > .y{margin:0;color:red;border-bottom:1px solid}}.y{margin-block:1px;color:blue;border:0}'),
      '@layer a{.x > .y{margin:0}}.y{margin-block:1px;color:blue;border:0}',
    );
  });

  test('leaves the rules of the framework when it sets all properties, but variables stay', () => {
    assert.equal(
      reduced('@layer a{.x > .y{margin:0;--z:1px}}.y{all:unset;color:blue}'),
      '@layer a{.x > .y{--z:1px}}.y{all:unset;color:blue}',
    );
  });

  test('stays where it is important, or where the own rule has a condition', () => {
    const css = '@layer a{.x{color:red!important;margin:0}}.x{color:blue}@media (width>=1px){.x{margin:1px}}';
    assert.equal(reduced(css), css);
  });
});
