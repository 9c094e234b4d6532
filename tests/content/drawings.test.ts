import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { listFiles } from '../../src/lib/files';

const siteDir = path.resolve(__dirname, '../..');

/** Returns the value at a path such as `package.json#version`. */
function factAt(fact: string): unknown {
  const [file = '', keys = ''] = fact.split('#');
  const content: unknown = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  return keys.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);
}

test('the facts in the drawings of marketing pages are those of their source', () => {
  const facts: [file: string, fact: string, drawn: string][] = [];
  for (const file of listFiles(path.join(siteDir, 'src/marketing')).filter((name) => name.endsWith('.svg'))) {
    const $ = load(readFileSync(path.join(siteDir, 'src/marketing', file), 'utf8'), { xml: true });
    for (const element of $('[data-fact]').toArray())
      facts.push([file, $(element).attr('data-fact') ?? '', $(element).text()]);
  }
  assert.equal(facts.length, 4);
  for (const [file, fact, drawn] of facts) assert.equal(drawn, factAt(fact), `${file}: ${fact}`);
});
