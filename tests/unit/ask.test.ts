import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { maxLineLength } from '../../src/matcher/matchLog';
import questions from '../fixtures/questions.json';
import { browserParts, host } from '../lib/generated';
import { withGlobals } from '../lib/globals';

type Ask = typeof import('../../src/reader-tools/troubleshooter/ask');
let tools: Ask;
const answerTo = (text: string) => tools.ask(text, '/', new AbortController().signal);

const log = `job_abcdefgh2345 started, then job_abcdefgh2346
2026-11-20T18:00:20.440Z +2.310 Unable to read "uboot.env" from mmc0:1...
2026-11-20T18:00:22.890Z +4.760 Starting kernel ...
2026-11-20T18:00:41.330Z +23.200 [   17.539204] I/O error, dev mmcblk0, sector 2097152 op 0x1:(WRITE)
2026-11-20T18:01:12.440Z +54.310 You are in emergency mode. After logging in, type "journalctl -xb" to view
2026-11-20T18:01:12.441Z +54.311 error booting BOOT_FAILED: 'emergency mode' matched`;

describe('an answer to what a reader types', () => {
  withGlobals(browserParts);

  before(async () => {
    tools = await import('../../src/reader-tools/troubleshooter/ask');
  });

  for (const { what, text, kind, first, others } of questions)
    it(`has the right kind and entries for ${what}`, async () => {
      const answer = await answerTo(text);
      assert.equal(answer.kind, kind);
      assert.equal(answer.first?.entry.id ?? '', first);
      const listed = answer.others.map(({ entry }) => entry);
      assert.match(listed.map(({ id }) => id).join(), new RegExp(others));
      assert.ok(!answer.first || !listed.includes(answer.first.entry), 'the first entry is listed twice');
    });

  it('names what ended a log, what else the log shows, what is harmless, and the last job in it, each with its lines', async () => {
    const { kind, first, others, harmless, ids, lines } = await answerTo(log);
    assert.deepEqual([kind, first?.entry.id, lines], ['log', 'initramfs-or-emergency-shell', 6]);
    assert.deepEqual(first?.finding?.at, [5, 6]);
    const listed = others.map(({ entry }) => entry.id);
    assert.ok(!listed.includes('BOOT_FAILED'), 'the lines of the code belong to its special case');
    assert.ok(listed.includes('sd-io-errors-after-flash'), listed.join());
    const harmlessLines = harmless.map((known) => known.lines);
    assert.deepEqual(harmlessLines, [[2]]);
    assert.deepEqual(ids, ['job_abcdefgh2346']);
    assert.equal(host.workers, 0, 'workers that nobody ended');
  });

  it('starts with an earlier line if the first check of the final error points to it as the cause', async () => {
    const cause = "TFTP error: 'File not found' (1)";
    const end =
      '[    3.2] Kernel panic - not syncing: VFS: Unable to mount root fs\nerror booting KERNEL_PANIC: matched';
    const { first, others } = await answerTo(`${cause}\n${end}`);
    assert.deepEqual([first?.entry.id, first?.ended?.entry.id], ['network-boot-fails', 'KERNEL_PANIC']);
    assert.match(first?.finding?.cause ?? '', /^[A-H]$/);
    assert.equal(others[0], first?.ended);
    const later = await answerTo(`${end}\n${cause}`);
    assert.deepEqual([later.first?.entry.id, later.first?.ended], ['KERNEL_PANIC', undefined]);
  });

  it('shows the last error of a log that matches no entry, and the entry for its phase', async () => {
    const { kind, first, last } = await answerTo('Open On-Chip Debugger 0.12.0\nError: something else\nshutdown');
    assert.deepEqual([kind, first, last?.entry.id, last?.phase], ['nothing', undefined, 'FLASH_FAILED', 'installing']);
    assert.deepEqual(last?.finding?.at, [2]);
    assert.equal((await answerTo('a web server\nError: something else')).last?.phase, undefined);
  });

  it("names the page that fits the reader's words better than any entry does, without opening an entry", async () => {
    const { kind, first, page } = await answerTo('book a board');
    assert.deepEqual([kind, first, page?.to], ['closest', undefined, '/docs/how-to/debug-a-board']);
  });

  it('stops a search that is no longer needed', async () => {
    const controller = new AbortController();
    void tools.ask(log, '/', controller.signal).catch(() => {});
    assert.equal(host.workers, 1);
    controller.abort();
    await Promise.resolve();
    assert.ok(host.workers <= 0);
  });

  it('treats text as a log if it has several lines or a line that is too long for a message', () => {
    assert.equal(tools.isLog('one\ntwo'), true);
    assert.equal(tools.isLog(' one \n'), false);
    assert.equal(tools.isLog('x'.repeat(maxLineLength + 1)), true);
  });
});
