import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';

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

describe('tests/README.md', () => {
  const table = rows(readme);

  test('has the tables', () => assert.ok(table.length > 80, String(table.length)));

  for (const { requirement, files, names } of table) {
    test(`names tests that exist for: ${requirement}`, () => {
      const sources = files.map((file) => sourceOf(file) ?? assert.fail(`no test file ${file}`));
      for (const name of names) {
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
