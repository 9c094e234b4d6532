import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { closestWord } from '../../src/lib/closestWord';
import { quote } from '../../src/reader-tools/config-checker/quote';
import { formatCount } from '../../src/reader-tools/shared/formatCount';
import { readText } from '../../src/reader-tools/shared/readText';
import { sizeOf } from '../../src/reader-tools/shared/sizeOf';

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
    ['versio', ['schema_version', 'version'], 'version'],
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
