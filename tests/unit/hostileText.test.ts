// Checks text that readers type, paste, or drop. No text may cause an error or exceed a limit.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { plainText } from '../../src/matcher/lineText';
import { maxErrors, maxFindings } from '../../src/reader-tools/config-checker/checkConfig';
import { excerptOf } from '../../src/search/excerpt';
import { createSearch } from '../../src/search/ranking';
import type { IndexedPage } from '../../src/search/sections';
import { maxQueryWords, queryWordsOf, wordsOf } from '../../src/search/words';
import { finishes } from '../lib/finishes';
import { check, configSchemas, faults, searchLog } from '../lib/readerTools';

// By default, every run uses the same texts, so only a code change can cause a failure. The nightly run sets a new seed and
// tries more texts.
const { FUZZ_SEED } = process.env;
let state = Number(FUZZ_SEED || 1) % 2 ** 31;
/** Returns a whole number from 0 to `end` - 1. */
function random(end: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * end);
}
const oneOf = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
const listOf = <Item>(most: number, make: () => Item) => Array.from({ length: random(most + 1) }, make);

const special = ['__proto__', 'constructor', '\ud800', '\u0000', '\u202e', '%', '%ff', '\\', '`', '<', '$&'];

/** Returns text of arbitrary characters, with parts that the code treats specially, some of them many times. */
function textWith(...parts: string[]): string {
  const piece = () => {
    if (random(3) === 0) return oneOf([...special, ...parts]);
    return String.fromCodePoint(...listOf(20, () => random(oneOf([0x7f, 0x3000, 0xd800, 0x10ffff]))));
  };
  return listOf(40, () => piece().repeat(random(10) === 0 ? random(400) : 1)).join('');
}

/** Runs a check on many texts. A failure shows the text. */
function forTexts(make: () => string, run: (text: string) => void): void {
  for (let count = FUZZ_SEED ? 2000 : 100; count > 0; count -= 1) {
    const text = make();
    try {
      run(text);
    } catch (cause) {
      throw new Error(`With FUZZ_SEED=${FUZZ_SEED ?? 1}: ${JSON.stringify(text)}`, { cause });
    }
  }
}

const section = { anchor: '', heading: 'Troubleshoot', within: [], text: 'Symptoms and codes.', code: '', words: [] };
const page: IndexedPage = {
  path: '/docs/troubleshoot',
  title: 'Troubleshoot',
  sections: [
    section,
    { ...section, anchor: 'CONSOLE_SILENT', text: 'Set `console.baud`.', code: 'device show --job-timeout 30s' },
  ],
};

describe('hostile text', () => {
  test('in a query gets results for its first words, with stop words counted last', () => {
    assert.equal(queryWordsOf('how can i find out why my job is in the queue')[3]?.whole, 'queue');
    const search = createSearch({ pages: [page], synonyms: [['silent', 'no output']] });
    const query = () => listOf(30, () => textWith('console.baud', '--job-timeout', '[]', 'a-b')).join(' ');
    forTexts(query, (text) => {
      assert.ok(queryWordsOf(text).length <= maxQueryWords);
      for (const hit of search(text))
        assert.ok(excerptOf(hit).reduce((sum, { text: part }) => sum + part.length, 0) <= 200);
    });
  });

  for (const name of ['agent', 'job-package'] as const)
    test(`in the ${name} configuration gets few, short findings without invisible characters`, () => {
      const sample = configSchemas[name].examples?.[0] as Record<string, unknown>;
      const value = () => oneOf([null, random(9), -1e300, textWith(), [textWith()], ...Object.values(sample)]);
      const damaged = () => {
        const changes = listOf(8, () => [oneOf(['__proto__', textWith(), ...Object.keys(sample)]), value()]);
        const text = JSON.stringify({ ...sample, ...Object.fromEntries(changes), name: textWith() });
        const at = random(4000);
        return random(2) === 0 ? text : text.slice(0, at) + textWith('{', '}', '[', '"', ',', '//') + text.slice(at);
      };
      forTexts(
        () => (random(3) === 0 ? textWith('{', '}', '[', ']', '"', ',', ':', '1e9') : damaged()),
        (text) => {
          const { findings, errors } = check(name, text);
          // Duplicate keys and rules that span several keys add errors to those from the schema.
          assert.ok(findings.length <= maxFindings && errors <= maxErrors * 2);
          for (const { message, path, line, column } of findings) {
            assert.ok(message.length < 2000 && path.length < 2000);
            assert.ok(line >= 1 && column >= 1);
            // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be escaped
            assert.doesNotMatch(message + path, /[\u0000-\u0008\u202a-\u202e]/);
          }
          assert.equal(Object.keys(Object.prototype).length, 0);
        },
      );
    });

  // With a million characters, work that grows with the square of the length never ends.
  test("doesn't take quadratic time", () => {
    const inner = `a${'!'.repeat(1e6)}a`;
    finishes(() => wordsOf(inner));
    const search = createSearch({ pages: [page], synonyms: [] });
    finishes(() => search(`${faults.map(({ id }) => id).join(' ')} ${inner}`));
    finishes(() => check('agent', JSON.stringify({ schema_version: '${'.repeat(5e5) })));
  });

  test('in a log is still matched line by line', () => {
    const log = () => textWith('\n', '\r', '\r\n', '\u001b[', '\u001b]', 'FLASH_FAILED', '=> ', 'Kernel panic - not');
    forTexts(log, (text) => {
      const report = searchLog(text);
      const lines = text.split('\n');
      assert.equal(report.lines, lines.length - (lines.at(-1) === '' ? 1 : 0));
      for (const { lines: shown } of report.findings)
        assert.ok(shown.length <= 3 && shown.every((line) => line.text.length <= 242));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be removed
      assert.doesNotMatch(plainText(text), /[\u0000-\u0008\u001b\u202e]/);
    });
  });
});
