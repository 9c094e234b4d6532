import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trimStylesheet } from '../../plugins/finish/criticalCss/trimStylesheet';

test('drops declarations that rules outside the layers override, even through related properties', () => {
  const trimmed = trimStylesheet(
    '@layer a{p{margin-top:1px;color:red;font-size:2px}@media print{p{margin-bottom:1px}}.x p{color:red}}' +
      'p{margin-block:2px;color:blue}@media print{p{font:3px a}}',
  );
  assert.equal(
    trimmed,
    '@layer a{p{font-size:2px}.x p{color:red}}p{margin-block:2px;color:blue}@media print{p{font:3px a}}',
  );
});

test('keeps important declarations and selectors that are only partly overridden', () => {
  const css = '@layer a{p{color:red!important}p,b{color:red}}p{color:blue}';
  assert.equal(trimStylesheet(css), css);
});

test('drops parts and variables of the framework that nothing reads, but keeps the variables of the site', () => {
  const trimmed = trimStylesheet(
    '@layer a{:root{--a:1px;--b:2px}.hero,p{top:var(--b)}.pagination{top:var(--a)}.pagination-nav{top:0}}:root{--c:3px}.hero{top:0}',
  );
  assert.equal(trimmed, '@layer a{p{top:2px}.pagination-nav{top:0}}:root{--c:3px}.hero{top:0}');
});
