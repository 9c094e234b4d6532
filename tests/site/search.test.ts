import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ErrorCodes, entryAddress } from '../../plugins/contracts/errorCodes';
import { readContract } from '../../plugins/contracts/readContract';
import { createSearch } from '../../src/search/ranking';
import words from '../../src/search/searchWords.json';
import { addressOf, type SearchFile } from '../../src/search/sections';
import { projectDirectory } from '../lib/builds';
import { builtFiles, docsRoutes, readBuilt } from '../lib/site';
import queries from '../search/queries.json';

const index: SearchFile = JSON.parse(readBuilt(builtFiles.find((file) => /^assets\/search\/pages\./.test(file)) ?? ''));

test('every search word and error code in contracts/ belongs to an existing section', () => {
  const sections = index.pages.flatMap((page) => page.sections.map((section) => addressOf(page, section)));
  const codes = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
  const addresses = [...Object.keys(words.sections), ...codes.entries.map((entry) => entryAddress(entry, codes))];
  assert.deepEqual(
    addresses.filter((address) => !sections.includes(address)),
    [],
  );
});

test('engineers find what they need: 80% as the first result, 95% among the first three', async () => {
  const search = await createSearch(index);
  const results = (queries as [string, string][]).map(([query, expected]) => {
    const shown = search(query).map(({ to }) => to);
    return { query, expected, place: shown.indexOf(expected), shown: shown.slice(0, 3) };
  });
  const share = (places: number) => results.filter(({ place }) => place >= 0 && place < places).length / results.length;
  const misses = results
    .filter(({ place }) => place !== 0)
    .map(({ query, expected, place, shown }) => `${place + 1 || '-'} "${query}" ${expected}, shown: ${shown.join(' ')}`)
    .join('\n');
  assert.ok(share(1) >= 0.8, `not the first result:\n${misses}`);
  assert.ok(share(3) >= 0.95, `not the first result:\n${misses}`);
  const asked = new Set(results.map(({ expected }) => expected.split('#')[0]));
  assert.deepEqual(
    docsRoutes.filter((route) => !asked.has(route)),
    [],
  );
});
