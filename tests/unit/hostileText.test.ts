// Checks text that readers type, paste, or drop. No text may cause an error or exceed a limit.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc, { type Arbitrary } from 'fast-check';
import { plainText } from '../../src/matcher/matchLog';
import { maxErrors, maxFindings } from '../../src/reader-tools/config-checker/checkConfig';
import { excerptOf } from '../../src/search/excerpt';
import { createSearch } from '../../src/search/ranking';
import type { IndexedPage } from '../../src/search/sections';
import { maxQueryWords, queryWordsOf, wordsOf } from '../../src/search/words';
import { check, configSchemas, faults, searchLog } from '../lib/readerTools';

// By default, every run uses the same strings, so only a code change can cause a failure. The nightly run sets a new seed
// and tries more strings.
const { FUZZ_SEED } = process.env;
fc.configureGlobal({ seed: Number(FUZZ_SEED || 1) % 2 ** 31, numRuns: FUZZ_SEED ? 2000 : 100 });

/** Generates strings of arbitrary characters, with lone surrogates and with parts that the code treats specially. */
function textWith(...parts: string[]): Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      '\ud800',
      '\u0000',
      '\u202e',
      '%',
      '%ff',
      '\\',
      '`',
      '<',
      '$&',
      ...parts,
    ),
  );
  const repeated = fc.tuple(piece, fc.integer({ min: 1, max: 400 })).map(([text, count]) => text.repeat(count));
  return fc.array(fc.oneof({ weight: 9, arbitrary: piece }, repeated), { maxLength: 40 }).map((all) => all.join(''));
}

const page: IndexedPage = {
  path: '/docs/troubleshoot',
  title: 'Troubleshoot',
  sections: [
    { anchor: '', heading: 'Troubleshoot', within: [], text: 'Symptoms and codes.', code: '', words: [] },
    {
      anchor: 'CONSOLE_SILENT',
      heading: 'Console stays silent',
      within: [],
      text: 'Set `console.baud` to the rate of the console.',
      code: 'agentctl device show --job-timeout 30s',
      words: ['no output'],
    },
  ],
};

describe('hostile text', () => {
  test('in a query finds results for its first words, and counts stop words last', async () => {
    assert.equal(queryWordsOf('how can i find out why my job is in the queue')[3]?.whole, 'queue');
    const search = await createSearch({ pages: [page], synonyms: [['silent', 'no output']], faults: [] });
    const words = fc.array(textWith('console.baud', '--job-timeout', '[]', 'a-b'), { maxLength: 30 });
    fc.assert(
      fc.property(words, (asked) => {
        const query = asked.join(' ');
        assert.ok(queryWordsOf(query).length <= maxQueryWords);
        for (const hit of search(query)) {
          const length = excerptOf(hit).reduce((sum, { text }) => sum + text.length, 0);
          assert.ok(length <= 200, `${length} characters`);
        }
      }),
    );
  });

  for (const name of ['agent', 'job-package'] as const) {
    const sample = configSchemas[name].examples?.[0] as Record<string, unknown>;
    const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', ...Object.keys(sample)), textWith());
    const damaged = fc
      .tuple(
        fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.values(sample))), { maxKeys: 8 }),
        textWith(),
      )
      .map(([value, text]) => JSON.stringify({ ...sample, ...value, name: text }));
    const cut = fc
      .tuple(damaged, fc.nat(2000), textWith('{', '}', '[', '"', ',', '//', '/*', '\ufeff'))
      .map(([text, at, inserted]) => text.slice(0, at) + inserted + text.slice(at));

    test(`in the ${name} configuration gets few, short, and visible findings`, () => {
      fc.assert(
        fc.property(fc.oneof(damaged, cut, textWith('{', '}', '[', ']', '"', ',', ':', '1e9')), (text) => {
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
        }),
      );
    });
  }

  /** Returns by how much the work grows if the text is eight times as long. The fastest of several runs counts. */
  function growth(textOf: (length: number) => string, read: (text: string) => unknown): number {
    const timeOf = (length: number) => {
      const text = textOf(length);
      const times = Array.from({ length: 7 }, () => {
        const start = process.cpuUsage();
        for (let run = 0; run < 5; run += 1) read(text);
        const { user, system } = process.cpuUsage(start);
        return user + system;
      });
      return Math.min(...times);
    };
    // Times below a millisecond are noise.
    return timeOf(16_000) / Math.max(1000, timeOf(2000));
  }

  // The ratio depends on no machine. It would be 64 if the time grew with the square of the length.
  test('takes time that grows with its length, not with the square', async () => {
    const inner = (length: number) => `a${'!'.repeat(length)}a`;
    assert.ok(growth(inner, wordsOf) < 25, 'punctuation inside a word');
    const search = await createSearch({ pages: [page], synonyms: [], faults });
    const codes = faults.map(({ id }) => id).join(' ');
    assert.ok(growth((length) => `${codes} ${inner(length)}`, search) < 25, 'a query');
    const value = (length: number) => JSON.stringify({ schema_version: '${'.repeat(length / 2) });
    assert.ok(growth(value, (text) => check('agent', text)) < 25, 'a placeholder');
  });

  test('in a log is read line by line', () => {
    const log = textWith('\n', '\r', '\r\n', '\u001b[', '\u001b]', 'FLASH_FAILED', '=> ', 'Kernel panic - not syncing');
    fc.assert(
      fc.property(log, (text) => {
        const report = searchLog(text);
        const lines = text.split('\n');
        assert.equal(report.lines, lines.length - (lines.at(-1) === '' ? 1 : 0));
        for (const { lines: shown } of report.findings)
          assert.ok(shown.length <= 3 && shown.every((line) => line.text.length <= 242));
      }),
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be removed
    fc.assert(fc.property(log, (text) => assert.doesNotMatch(plainText(text), /[\u0000-\u0008\u001b\u202e]/)));
  });
});
