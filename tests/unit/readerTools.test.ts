import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { closestWord } from '../../src/lib/closestWord';
import { quote } from '../../src/reader-tools/config-checker/quote';
import {
  describeEnd,
  idle,
  maxLines,
  type RunAction,
  runReducer,
} from '../../src/reader-tools/sample-runner/runReducer';
import { formatCount } from '../../src/reader-tools/shared/formatCount';
import { readText } from '../../src/reader-tools/shared/readText';
import { sizeOf } from '../../src/reader-tools/shared/sizeOf';

const after = (...actions: RunAction[]) => actions.reduce(runReducer, idle);
const print = (...lines: string[]): RunAction => ({
  kind: 'output',
  lines: lines.map((text) => ({ stream: text.startsWith('{') ? 'event' : 'stdout', text })),
});

describe('a run', () => {
  for (const [end, word, text] of [
    [{ kind: 'done', exitCode: 0 }, 'passed', 'passed, exit code 0'],
    [{ kind: 'done', exitCode: 1 }, 'failed', 'failed, exit code 1'],
    [{ kind: 'done', exitCode: 3 }, 'errored', 'errored, exit code 3'],
    [{ kind: 'done', exitCode: 8 }, 'not run', 'not run, exit code 8'],
    [{ kind: 'done', exitCode: 77 }, 'errored', 'errored, exit code 77'],
    [{ kind: 'stopped' }, 'stopped', 'stopped'],
    [{ kind: 'timeout' }, 'stopped', 'stopped after 10 s because the code was still running'],
    [{ kind: 'full' }, 'stopped', 'stopped because it printed more than 1 MB or 10,000 lines'],
    [undefined, '', ''],
  ] as const)
    test(`says "${text}" at its end`, () => assert.deepEqual(describeEnd({ ...idle, end }), { word, text }));

  test('names the invalid files that stopped it', () => {
    const stoppedBy = (...files: string[]) =>
      describeEnd(after({ kind: 'invalid', findings: files.map((file) => ({ file, findings: [] })) }));
    assert.deepEqual(stoppedBy('a.json'), { word: 'not run', text: 'not run: a.json isn’t valid (exit code 8)' });
    assert.equal(stoppedBy('a.json', 'b.json').text, 'not run: a.json and b.json aren’t valid (exit code 8)');
  });

  test('keeps the lines of the previous run until it prints, and counts the lines that it leaves out', () => {
    const first = after(print(...Array(maxLines - 1).fill('a')), print('b', 'c', 'd'));
    assert.deepEqual([first.lines.length, first.lines.at(-1)?.text, first.more], [maxLines, 'b', 2]);
    const second = runReducer(first, { kind: 'load' });
    assert.deepEqual([second.phase, second.isEarlier, second.lines.length], ['loading', true, maxLines]);
    const printed = [{ kind: 'started' }, print('e')].reduce<typeof second>(runReducer as never, second);
    assert.deepEqual(
      [printed.phase, printed.isEarlier, printed.lines, printed.more],
      ['running', false, [{ stream: 'stdout', text: 'e' }], 0],
    );
  });

  test("that ends without output doesn't show lines of the previous run", () => {
    const ended = after(
      print('outcome: passed'),
      { kind: 'load' },
      { kind: 'ended', end: { kind: 'done', exitCode: 1 } },
    );
    assert.deepEqual([ended.phase, ended.isEarlier, ended.lines], ['ended', false, []]);
    assert.equal(describeEnd(ended).text, 'failed, exit code 1');
  });

  test('that ends after output keeps its lines', () => {
    assert.equal(after(print('a'), { kind: 'ended', end: { kind: 'stopped' } }).lines.length, 1);
  });

  test('shortens long lines, and says so', () => {
    const [line] = after(print('x'.repeat(3500))).lines;
    assert.equal(line?.text, `${'x'.repeat(2000)}… 1,500 more characters aren’t shown`);
  });

  test("doesn't cut a character in half", () => {
    const [line] = after(print(`x${'😀'.repeat(2001)}`)).lines;
    assert.equal(line?.text, `x${'😀'.repeat(1999)}… 2 more characters aren’t shown`);
  });

  test('ignores malformed events that a sample writes', () => {
    const event = { kind: 'run', time_s: 1, device: 'a', text: 'id', stdout: 'root', exit_code: 0 };
    const wrong = [{ time_s: '1' }, { device: 1 }, { exit_code: 0.5 }, { kind: 'constructor' }];
    const lines = [...wrong.map((change) => ({ ...event, ...change })), { ...event, extra: 1 }];
    assert.deepEqual(after(print(...lines.map((line) => JSON.stringify(line)), '{')).events, [event]);
  });
});

describe('a chosen file', () => {
  const letters = Array(98).fill(0x61);
  for (const [what, bytes, expected] of [
    ['is read as UTF-8, without a byte order mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
    ['is read as UTF-16 with its mark', [0xff, 0xfe, 0x41, 0], 'A'],
    ['is read as big-endian UTF-16 with its mark', [0xfe, 0xff, 0, 0x41], 'A'],
    ['may have 2% zero bytes', [...letters, 0, 0], `${'a'.repeat(98)}\0\0`],
    ["can't be binary", [...letters, 0, 0, 0], 'The file isn’t a text file. Choose a text file.'],
    ["can't be gzip", [0x1f, 0x8b, 8], 'The file is compressed. Decompress it, then choose the text file.'],
    ["can't be zstd", [0x28, 0xb5, 0x2f, 0xfd], 'The file is compressed. Decompress it, then choose the text file.'],
    ["can't be xz", [0xfd, 0x37, 0x7a, 0x58], 'The file is compressed. Decompress it, then choose the text file.'],
    ["can't be ZIP", [0x50, 0x4b, 3, 4], 'The file is compressed. Decompress it, then choose the text file.'],
    ["can't be blank", [0x20, 0x0a], 'The file is empty. Choose another file.'],
    ["can't be too large", Array(201), 'The file is 0.0 MB, but the limit is 0.0002 MB. Choose a smaller file.'],
  ] as const)
    test(what, async () => {
      const text = readText(new Blob([new Uint8Array(bytes)]), 200);
      assert.equal(await text.catch(({ message }) => message), expected);
    });

  test("can't be read if it has changed", () => {
    const gone = { size: 1, arrayBuffer: () => Promise.reject(new Error()) } as Blob;
    return assert.rejects(readText(gone, 9), /couldn’t be read/);
  });
});

describe('a message', () => {
  for (const [word, candidates, closest] of [
    ['flsah', ['path', 'flash'], 'flash'],
    ['serialNumber', ['serial_number'], 'serial_number'],
    ['console_baud', ['baud'], 'baud'],
    ['cat', ['mug'], undefined],
    ['id', ['identifier'], undefined],
    ['a'.repeat(65), ['a'.repeat(65)], undefined],
  ] as const)
    test(`suggests ${closest ?? 'no word'} for ${word.slice(0, 20)}`, () =>
      assert.equal(closestWord(word, candidates), closest));

  test('quotes a value without characters that could hide or break it', () => {
    assert.equal(quote('`a\u200bb`c\u00a0d e'), '`ˋa\\u200bbˋc\\u00a0d e`');
    assert.equal(quote('x'.repeat(61)), `\`${'x'.repeat(60)}…\``);
    assert.equal(quote('x'.repeat(60)), `\`${'x'.repeat(60)}\``);
  });

  for (const [text, size] of [
    ['x'.repeat(999), '999 bytes'],
    ['é'.repeat(300), '600 bytes'],
    ['😀'.repeat(300), '1.2 kB'],
    ['x'.repeat(1e6), '1.0 MB'],
  ] as const)
    test(`gives the size of a log as ${size}, not in characters`, () => assert.equal(sizeOf(text), size));

  test('uses the singular and the plural correctly', () => {
    assert.equal([0, 1, 1200].map((count) => formatCount(count, 'line', 'lines')).join(), '0 lines,1 line,1,200 lines');
  });
});
