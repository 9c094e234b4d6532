import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { builds } from '../lib/builds';
import { states } from '../pictures/states';

const folder = path.resolve(__dirname, '..');
const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(folder, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

type Row = { requirement: string; files: string[]; names: string[] };

/** Rows of the tables with the columns File and Test. */
function rows(text: string): Row[] {
  const found: Row[] = [];
  let isTable = false;
  for (const line of text.split('\n')) {
    const cells = line.split('|').slice(1, -1);
    if (cells.length !== 3) isTable = false;
    else if (cells[1]?.trim() === 'File') isTable = true;
    else if (isTable && !/^-+$/.test(cells[0] ?? '')) {
      const [requirement = '', files = '', names = ''] = cells.map((cell) => cell.trim());
      found.push({
        requirement,
        files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => String(file)),
        names: names.split('; '),
      });
    }
  }
  return found;
}

/** Source of a test file by its name in the table: `loading`, `unit/hosting`, `soak/`. */
function sourceOf(name: string): string | undefined {
  const base = path.join(folder, name.includes('/') ? name : `e2e/${name}`);
  const files = ['.spec.ts', '.test.ts', '.test.mjs', '/index.ts'].map((ending) => base.replace(/\/$/, '') + ending);
  const file = files.find((candidate) => existsSync(candidate));
  return file && readFileSync(file, 'utf8');
}

/** Titles of the tests and groups of a file, with `…` for what is filled in. */
function titlesOf(source: string): string[] {
  const calls = source.matchAll(
    /\b(?:test|it)(?:\.describe)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1|\bdescribe\(\s*(['"`])(.*?)\3/g,
  );
  return [...calls].map(([, , title, , group]) =>
    (title ?? group ?? '').replace(/\$\{[^}]*\}/g, '…').replace(/\\/g, ''),
  );
}

/** True if a title has the text of a table, in which `…` stands for anything. */
function hasTitle(titles: string[], text: string): boolean {
  const parts = text
    .replaceAll('`', '')
    .split('…')
    .map((part) => part.trim())
    .filter(Boolean);
  return titles.some((title) => {
    let place = 0;
    return parts.every((part) => {
      const found = title.replaceAll('`', '').indexOf(part, place);
      place = found + part.length;
      return found >= 0;
    });
  });
}

/** A criterion that somebody tried, with the day. */
const byHand = /^by hand, \d{4}-\d{2}-\d{2}$/;

/** The criteria of WCAG 2.2, without 4.1.1, which is obsolete. */
const criteria = Object.entries({
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
})
  .flatMap(([level, numbers]) => numbers.split(' ').map((number) => `${number} ${level}`))
  .sort();

/** Returns the criteria that a row names, each with its level: `1.2.1 A to 1.2.5 AA` stands for what is between as well. */
function criteriaOf(requirement: string): string[] {
  const named = requirement.match(/\d\.\d\.\d+ A{1,2}\b/g) ?? [];
  const [first = '', last = ''] = named;
  return requirement.startsWith(`${first} to ${last}`)
    ? criteria.slice(criteria.indexOf(first), criteria.indexOf(last) + 1)
    : named;
}

describe('tests/README.md', () => {
  const table = rows(readme);

  test('has the tables', () => assert.ok(table.length > 80, String(table.length)));

  test('has each criterion of WCAG 2.2 A and AA once, with its level', () => {
    assert.deepEqual(table.flatMap(({ requirement }) => criteriaOf(requirement)).sort(), criteria);
  });

  test('has each build with the command that makes it', () => {
    const section = readme.split('\n## ').find((text) => text.startsWith('Builds\n')) ?? '';
    const named = [...section.matchAll(/^\| `(\w+)` \|.*\| `(.+)` \|$/gm)].map(([, name, command]) => [name, command]);
    const made = Object.entries(builds).map(([name, { slow }]) => [name, slow ? 'npm run test:slow' : 'npm test']);
    assert.deepEqual(named.sort(), made.sort());
  });

  test('has the number of states with a picture', () => {
    const numbers = [...readme.matchAll(/\b(\d+) states\b/g)].map(([, number]) => Number(number));
    assert.deepEqual([...new Set(numbers)], [states.length]);
  });

  for (const { requirement, files, names } of table) {
    test(`names tests that exist for: ${requirement}`, () => {
      const sources = files.map((file) => sourceOf(file) ?? assert.fail(`no test file ${file}`));
      for (const name of names) {
        assert.notEqual(name, '', 'no test');
        if (byHand.test(name)) continue;
        const [, command] = /^`(?:npm run )?([\w:-]+)`$/.exec(name) ?? [];
        if (command) assert.ok(command in scripts, `no script ${command}`);
        else {
          assert.notEqual(sources.length, 0, 'no file');
          const titles = sources.map(titlesOf);
          for (const [index, each] of titles.entries()) assert.notEqual(each.length, 0, `no test in ${files[index]}`);
          if (name !== 'all') assert.ok(hasTitle(titles.flat(), name), `no test "${name}" in ${files.join(', ')}`);
        }
      }
    });
  }
});
