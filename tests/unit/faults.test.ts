import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ErrorCodes } from '../../plugins/contracts/errorCodes';
import { readContract } from '../../plugins/contracts/readContract';
import { maxLineLength, plainText } from '../../src/matcher/matchLog';
import { projectDirectory } from '../lib/builds';
import { finishes } from '../lib/finishes';
import { searchLog } from '../lib/readerTools';

const { entries } = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
const { logs } = readContract<{ logs: { id: string; text: string }[] }>(projectDirectory, 'healthy-logs.json');

function idsIn(text: string): string[] {
  return searchLog(text).findings.map(({ id }) => id);
}

describe('search for faults', () => {
  test('finds each entry in its sample, with the line', () => {
    for (const { id, log } of entries) {
      if (!log) continue;
      const match = searchLog(log.sample).findings.find((candidate) => candidate.id === id);
      assert.ok(match, id);
      const [first] = match.lines;
      assert.ok(first && log.sample.split('\n')[first.line - 1]?.includes(plainText(first.text).slice(1, 60)), id);
    }
  });

  test('marks the match in an excerpt from the middle of a line', () => {
    const line = `${'x '.repeat(200)}Kernel panic - not syncing: VFS${' y'.repeat(200)}`;
    const [finding] = searchLog(line).findings;
    const [found] = finding?.lines ?? [];
    assert.match(found?.text ?? '', /^….*…$/);
    assert.match(found?.text.slice(found.start, found.end) ?? '', /^Kernel panic/);
  });

  test('finds no entries in healthy logs', () => {
    for (const { id, text } of logs) assert.deepEqual(idsIn(text), [], id);
  });

  test('lists a special case before its code if both match the same line', () => {
    assert.deepEqual(idsIn('PXE-E18: Server response timeout.'), ['network-boot-fails', 'FLASH_FAILED']);
  });

  test('finds the same entries with any line endings', () => {
    const text = 'booting\nerror installing FLASH_FAILED: openocd\nerror booting BOOT_TIMEOUT: 300 s\n';
    for (const end of ['\n', '\r\n', '\r\r\n']) {
      const { findings, lines } = searchLog(text.replaceAll('\n', end));
      const found = findings.map(({ id, lines: [first] }) => [id, first?.line]);
      assert.deepEqual([lines, ...found], [3, ['BOOT_TIMEOUT', 3], ['FLASH_FAILED', 2]]);
    }
  });

  test('ignores colors and control characters, and removes them from the results', () => {
    const line = '\u001b[1;31mKernel\u001b[0m pa\u0008nic\u001b]0;title\u0007 - not \u001b(Bsyncing\u0000';
    const [match] = searchLog(line).findings;
    assert.equal(match?.id, 'KERNEL_PANIC');
    assert.equal(match.lines[0]?.text, 'Kernel panic - not syncing');
  });

  test("counts an entry's lines, however often each matches, and keeps the first three", () => {
    const progress = 'error FLASH_FAILED\r'.repeat(50);
    const { findings } = searchLog(`${'error FLASH_FAILED\n'.repeat(499)}${progress}\n`);
    assert.deepEqual(
      findings.map(({ id, at, lines }) => [id, at.length, lines.map(({ line }) => line)]),
      [['FLASH_FAILED', 500, [1, 2, 3]]],
    );
  });

  test('counts up to 1,000 lines of an entry, and continues with other entries', () => {
    const { findings } = searchLog(`${'error FLASH_FAILED\n'.repeat(2000)}error FLASH_FAILED BOOT_TIMEOUT\n`);
    assert.deepEqual(
      findings.map(({ id, at }) => [id, at.length]),
      [
        ['FLASH_FAILED', 1000],
        ['BOOT_TIMEOUT', 1],
      ],
    );
  });

  test('searches the start of a 1 MB line, but each redraw of a progress bar', () => {
    const found = searchLog(`FLASH_FAILED ${'x'.repeat(1e6)}`);
    assert.deepEqual([found.findings.length, found.lines], [1, 1]);
    const missed = searchLog(`${'x'.repeat(maxLineLength)} FLASH_FAILED`);
    assert.equal(missed.findings.length, 0);
    assert.equal(searchLog(`${'[=  ] 1%\r'.repeat(maxLineLength)} FLASH_FAILED`).findings.length, 1);
  });

  test('finishes on lines crafted to slow the patterns down', () => {
    const parts = [
      'a=> \ufffd 8',
      '\u001b[',
      '\u001b]',
      '=> ',
      '=> \r',
      ' ',
      '\n',
      'slack ',
      'Reason: ',
      'heartbeat ',
      '\ufffd',
      '\u001b[31m',
      '1',
    ];
    for (const part of parts) {
      const search = () => searchLog(part.repeat(1e6 / part.length)).lines;
      assert.ok(finishes(search) > 0, JSON.stringify(part));
    }
  });
});
