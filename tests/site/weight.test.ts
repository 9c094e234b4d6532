import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { buildName, staticPage } from '../lib/site';

/**
 * Bytes of what stands around the article of Write a test, each part compressed with Brotli. If an increase is worth
 * it, record it here.
 */
const recorded = { head: 730, styles: 4300, scripts: 1830, navbar: 690, sidebar: 1450, footer: 320 };

test('the weight of a page around its article exceeds the recorded value by at most 300 B', {
  // Other builds have other addresses, tags, and links.
  skip: buildName !== 'default',
}, () => {
  const $ = staticPage('/docs/how-to/write-test');
  const markup = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $.html(element))
      .join('');
  const parts: Record<keyof typeof recorded, string> = {
    head: markup('head > :not(style, script:not([src]))'),
    styles: $('head > style').text(),
    scripts: markup('script:not([src])'),
    navbar: markup('nav.navbar'),
    sidebar: markup('aside'),
    footer: markup('footer.theme-layout-footer'),
  };
  const growth = Object.entries(recorded).map(([part, size]) => {
    const { length } = brotliCompressSync(parts[part as keyof typeof recorded]);
    return { part, size, length, more: length - size };
  });
  const more = growth.reduce((sum, part) => sum + part.more, 0);
  assert.ok(more <= 300, growth.map(({ part, size, length }) => `${part}: ${size} B before, ${length} B`).join('\n'));
});
