import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ErrorCodes, entryAddress } from '../../plugins/contracts/errorCodes';
import { readContract } from '../../plugins/contracts/readContract';
import { createSearch } from '../../src/search/ranking';
import words from '../../src/search/searchWords.json';
import { addressOf, type SearchFile } from '../../src/search/sections';
import { projectDirectory } from '../lib/builds';
import { expectRecord } from '../lib/record';
import { buildName, builtFiles, docsRoutes, readBuilt } from '../lib/site';
import queries from '../search/queries.json';

const index: SearchFile = JSON.parse(readBuilt(builtFiles.find((file) => /^assets\/search\/pages\./.test(file)) ?? ''));

test('every search word and error code in contracts/ leads to an existing section', () => {
  const sections = index.pages.flatMap((page) => page.sections.map((section) => addressOf(page, section)));
  const codes = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
  const addresses = [...Object.keys(words.sections), ...codes.entries.map((entry) => entryAddress(entry, codes))];
  for (const address of addresses) assert.ok(sections.includes(address), address);
});

// The configured build has documents of its own, which change the order of the results.
if (buildName !== 'configured')
  test('the first result is what the engineer needs, except for the recorded queries', () => {
    const search = createSearch(index);
    const exceptions = (queries as [string, string][]).flatMap(([query, expected]) => {
      const [first = 'nothing', ...others] = search(query).map(({ to }) => to);
      if (first === expected) return [];
      const place = others.indexOf(expected);
      return `${place < 0 ? 'not found' : `place ${place + 2}`}: "${query}" ${expected}, first: ${first}`;
    });
    expectRecord('search/exceptions.txt', `${exceptions.join('\n')}\n`);
  });

test('every document is the answer to at least one query', () => {
  const asked = new Set(queries.map(([, expected = '']) => expected.split('#')[0]));
  const forgotten = docsRoutes.filter((route) => !asked.has(route));
  assert.deepEqual(forgotten, [], 'no query in tests/search/queries.json');
});
