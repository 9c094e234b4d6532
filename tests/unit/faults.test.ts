import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ErrorCodes } from '../../plugins/contracts/errorCodes';
import { readContract } from '../../plugins/contracts/readContract';
import { evenText, plainText } from '../../src/matcher/lineText';
import { type FaultEntry, findFaults, maxLineLength } from '../../src/matcher/matchLog';
import { projectDirectory } from '../lib/builds';
import { finishes } from '../lib/finishes';
import { searchLog } from '../lib/readerTools';

const { entries } = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
const { logs } = readContract<{ logs: { id: string; text: string }[] }>(projectDirectory, 'healthy-logs.json');

function idsIn(text: string): string[] {
  return searchLog(text).findings.map(({ id }) => id);
}

/** The first attempt of a job, which the server repeats. */
const errored = [
  '2026-11-20T11:30:00.000Z +0.000 info job job_k4x7q2m5n6ab attempt 1, package smoke@1.3.0, device rpi4-07',
  '2026-11-20T11:30:41.022Z +33.110 error installing FLASH_FAILED: fastboot exited with code 1, payload system, try 2 of 2',
].join('\n');

/** What ended the job, and what else the log shows. */
function verdictOn(text: string): [ended: string | undefined, ...others: string[]] {
  const { ended, others } = searchLog(text);
  return [ended?.id, ...others.map(({ id }) => id)];
}

describe('searching a log for faults', () => {
  test("finds each entry in its sample on the right line, and the first check's filter keeps a matching line", () => {
    for (const { id, log, check } of entries) {
      if (!log) continue;
      const match = searchLog(log.sample).findings.find((candidate) => candidate.id === id);
      assert.ok(match, id);
      const [first] = match.lines;
      assert.ok(first && log.sample.split('\n')[first.line - 1]?.includes(plainText(first.text).slice(1, 60)), id);
      const filter = /(?:job logs|dmesg) .*\| grep -i?E '([^']+)'/.exec(check[0]?.command ?? '')?.[1] ?? '';
      assert.ok(
        match.lines.some(({ text }) => new RegExp(filter, 'i').test(text)),
        id,
      );
    }
  });

  test('names the cause on which the lines agree, or the one of the first line of a crash', () => {
    const entry = { id: 'X', title: 'X', patterns: ['bad power', 'kernel panic', 'card error'] };
    const log = 'kernel panic\ncard error\nbad power\ncard error';
    const causeOf = (causes?: Record<string, string>, weight?: 'fatal') =>
      findFaults(log, [{ ...entry, causes, weight }]).ended?.cause;
    assert.equal(causeOf({ 'card error': 'B', 'bad power': 'C' }), undefined);
    assert.equal(causeOf({ 'card error': 'B', 'bad power': 'C' }, 'fatal'), 'B');
    assert.equal(causeOf({ 'bad power': 'C' }), 'C');
    assert.equal(causeOf(), undefined);
    const conditional = [{ pattern: 'card error', unless: 'login:' }];
    const conditioned = { ...entry, patterns: [], conditional, causes: { 'card error': 'D' } };
    assert.equal(findFaults(log, [conditioned]).ended?.cause, 'D');
  });

  test("ignores what follows from an earlier line, until a line undoes that line's effect", () => {
    const unlessEarlier = { line: 'TFTP error', undoneBy: 'bytes read' };
    const entry = { id: 'X', title: 'X', patterns: [], conditional: [{ pattern: 'wrong type', unlessEarlier }] };
    const linesIn = (...lines: string[]) => findFaults(lines.join('\n'), [entry]).ended?.at ?? [];
    assert.deepEqual(linesIn('TFTP error', 'wrong type'), []);
    assert.deepEqual(linesIn('wrong type', 'TFTP error', 'wrong type', 'bytes read', 'wrong type'), [1, 5]);
  });

  test('marks the match in an excerpt of a long line, and in its stamp', () => {
    const panic = 'Kernel panic - not syncing';
    for (const [after, start, shown] of [
      [' y'.repeat(100), 81, /^….*…$/],
      ['', 215, /^…[^…]*$/],
    ] as const) {
      const [found] = searchLog(`${'x '.repeat(200)}${panic}${after}`).findings[0]?.lines ?? [];
      assert.deepEqual([found?.start, found?.text.slice(found.start, found.end)], [start, panic]);
      assert.match(found?.text ?? '', shown);
    }
    const { ended } = findFaults('2026-11-20T18:01:12Z x', [{ id: 'X', title: 'X', patterns: ['11-20T'] }]);
    assert.deepEqual(ended?.lines, [{ line: 1, text: '2026-11-20T18:01:12Z x', start: 5, end: 11 }]);
  });

  test('leaves the time stamp out of an excerpt', () => {
    const panic = 'Kernel panic - not syncing';
    const shown = (before: string) => searchLog(before + panic).findings[0]?.lines[0]?.text;
    for (const stamp of ['2026-11-20T18:01:12.441Z +54.311 ', '2026-11-20T18:01:12Z '])
      assert.deepEqual([shown(stamp), shown(`a ${stamp}`)], [panic, `a ${stamp}${panic}`]);
  });

  test('finds no entries in healthy logs', () => {
    for (const { id, text } of logs)
      assert.deepEqual([...idsIn(text), ...(searchLog(text).lastError?.at ?? [])], [], id);
  });

  test('lists a special case before its code if both match the same line', () => {
    assert.deepEqual(idsIn("FAILED (remote: 'not allowed in locked state')"), ['fastboot-locked', 'FLASH_FAILED']);
    const code = { id: 'CODE', title: 'Code', patterns: ['card error'] };
    assert.equal(findFaults('card error', [code, { ...code, id: 'special', code: 'CODE' }]).ended?.id, 'special');
  });

  test('finds a line with unusual whitespace or quotation marks, and marks the match in the original', () => {
    const line = '  [    3.2]\tKernel\u00a0panic  -\u202fnot\u2003syncing:\u200b ‘VFS’';
    const [found] = searchLog(line).findings[0]?.lines ?? [];
    assert.equal(found?.text.slice(found.start, found.end), 'Kernel\u00a0panic  -\u202fnot\u2003syncing');
    assert.equal(evenText(' ‘a’\t“b”  c '), `'a' "b" c`);
    assert.equal(evenText('é\u00a0é'), 'é é');
    assert.equal(plainText('\u001b7a\u001b]0;title'), 'a');
  });

  test('finds a line that a terminal has wrapped, and reports the number of its first part', () => {
    const line = `${'x'.repeat(50)}Kernel panic - not syncing: VFS${'y'.repeat(10)}`;
    const broken = `first\nsecond\n${line.slice(0, 60)}\n${line.slice(60)}\nlast`;
    const { findings, lines } = searchLog(broken);
    assert.deepEqual([findings[0]?.id, findings[0]?.at, lines], ['KERNEL_PANIC', [3], 5]);
  });

  test("doesn't mistake a board's lines for faults of the host, whoever the host’s user is", () => {
    const line = 'certificate signed by unknown authority';
    const agents = '2026-11-20T18:01:12Z warn preparing';
    for (const host of [
      `U-Boot 2024.01\n${agents} x509: ${line}`,
      `a 2026-11-20T18:01:12Z +54.311 x509: ${line}`,
      `root@lab:/etc/benchloom# sudo docker compose logs --tail 3 server\nserver-1 | x509: ${line}`,
      `U-Boot 2024.01\n2026-11-20T18:01:12.441Z +54.311 error preparing x509: ${line}`,
    ])
      assert.deepEqual(idsIn(host), ['tls-unknown-authority'], host);
    for (const board of [
      `U-Boot 2024.01\nx509: ${line}`,
      `U-Boot 2024.01\na ${agents} x509: ${line}`,
      `2026-11-20T18:01:12.441Z +54.311 x509: ${line}`,
      `x509: ${line}\nroot@gateway:~#`,
    ])
      assert.deepEqual(idsIn(board), [], board);
  });

  test('starts with the most specific fault of the latest boot', () => {
    const card = 'Card did not respond to voltage select! : -110';
    const network = 'Waiting for PHY auto negotiation to complete......... TIMEOUT !';
    const boot = `U-Boot SPL 2021.10\n${card}\nU-Boot 2021.10 (Jan 19 2023)\n${network}`;
    assert.deepEqual(idsIn(boot), ['bootloader-refuses-image', 'network-boot-fails']);
    const panic = '[    3.2] Kernel panic - not syncing: VFS';
    assert.deepEqual(idsIn(`${boot}\n${panic}\n${network}`)[0], 'KERNEL_PANIC');
    assert.deepEqual(idsIn(`${boot}\n${panic}\n${boot}`)[0], 'bootloader-refuses-image');
  });

  test('considers a boot successful if it reached a shell', () => {
    const boot = 'Linux version 6.12\nmmc1: Card stuck being busy!\nINFO: rcu_preempt detected expedited stalls';
    for (const shell of ['root@gateway:~#', '/ # ', 'nsh> ', 'Please press Enter to activate this console.'])
      assert.deepEqual(idsIn(`${boot}\n${shell}`), [], shell);
    assert.equal(idsIn(boot).length, 2);
  });

  const tool = 'Open On-Chip Debugger 0.12.0';
  const error = 'Error: something that no entry knows';
  const job = '2026-11-20T18:00:20.440Z +2.310';
  const many = '\n-'.repeat(29);
  // The last error of a log that shows nothing else: its line, its phase, and the lines around it.
  for (const [text, ...last] of [
    [`${tool}\none\n${error}\nfour\n \nsix\n`, 3, 'installing', 1, 2, 3, 4],
    [`${error}${' or'.repeat(99)}\n${job} info booting board\nlast`, 1, 'booting', 1, 2, 3],
    [`${tool}\n${job} error collecting: 1\nlast`, 2, 'collecting', 1, 2, 3],
    [`${tool}\n${error}\nlast line\nmake[1]: *** [flash] Error 1\nin procedure 'x'`, 2, 'installing', 1, 2, 3, 4],
    [`${tool}\nprobe: cannot open it\nmake: *** [flash] Error 1`, 2, 'installing', 1, 2, 3],
    ['b.c: error: c\nerror: d\nmake[1]: *** [b.o] Error 1\nsuccess\nmake: *** [b] Error 2', 1, undefined, 1, 2, 3],
    [`a: error: b\nmake: *** [a] Error 1\n${error}\nmake: *** [a] Error 1`, 3, undefined, 1, 2, 3, 4],
    [`a: error: b${many}\nmake[1]: *** [a] Error 1${many}\nmake: *** [a] Error 2`, 1, undefined, 1, 2, 3],
    [`a: error: b\nIt did not run successfully`, 1, undefined, 1, 2],
    ['ERROR: a\nERROR: b\nERROR: Task (c) failed with exit code 1', 1, undefined, 1, 2, 3],
    ["FAILED: a\nregion `FLASH' overflowed by 9 bytes\nninja: build stopped", 2, undefined, 1, 2, 3],
    ['x\nHost key verification failed.\nfatal: Could not read from remote repository.', 2, undefined, 1, 2, 3],
    [`Cannot open a${'\n-'.repeat(12)}`],
    [`${tool}\n${error}\nStarting kernel ...`, 2, 'installing', 1, 2, 3],
    [`${tool}${many}\n${error}${many}\n-\n \n`, 31, 'installing', 29, 30, 31, 32, 33],
    [`${tool}\n${error}${many}\n-\n-`],
    [`RPi: BOOTLOADER x\nSPL: failed to boot from all boot devices\nStarting kernel ...`],
    ['File downloaded successfully\ndfu-util: Error during download get_status'],
    [`a web server\n${error}`, 2, undefined, 1, 2],
    [`${tool}\n${error}\nERROR: command exited with status 2: JLink`, 2, 'installing', 1, 2, 3],
    [`${error}\nfatal: early EOF\n[ERROR]\nr: recipe for target`, 1, undefined, 1, 2, 3],
    [`${error}\nStarting sshd: OK`, 1, undefined, 1, 2],
    ["can't open a: No such file or directory\nStarting sshd: OK"],
  ] as const)
    test(`has ${last.length > 0 ? 'the last' : 'no last'} error of ${JSON.stringify(text.replaceAll('-\n', ''))}`, () => {
      const { lastError } = searchLog(text);
      const lines = lastError?.lines ?? [];
      const marked = lines.flatMap(({ line, end }) => (end > 0 ? [line] : []));
      assert.deepEqual(lastError ? [...marked, lastError.phase, ...lines.map(({ line }) => line)] : [], last);
      assert.ok(lines.every(({ text }) => text.length <= 240));
    });

  // What lines show in front of an error, or alone, or after one.
  for (const [what, before, lines] of [
    ['installing', '', 'OpenOCD|JLink|pyOCD|pyocd|probe-rs|STM32Programmer|lpc5flash|tegraflash|STLINK'],
    ['booting', '', 'U-Boot 2024.01|U-Boot SPL 2024.01| ets Jun  8 2016|barebox 2024.01|NOTICE:  BL2|Linux version 6'],
    ['booting', '', 'Raspberry Pi Bootcode|SD HOST: 25|x config.txt = 0|[  OK  ] Started x|[DEPEND] Dependency failed'],
    ['running', '', 'labgrid|RAUC|runltp -p|/dev/ttyACM0'],
    ['an error', 'probe', 'FAIL: x|Fail: x|it failed|x error!|x failed: 5|raise ValueError|E (12) x|E: x|a: timed out'],
    ['an error', 'probe', '2Z error x|2Z +1.0 error x|Err:1 x|ERR! x|[emerg] x|Killed|core dumped|Invalid x|mismatch'],
    ['an error', 'probe', 'npm error x|fatal error occurred: x|make: *** No rule. Stop.|make: *** [a] Killed'],
    ['nothing', 'probe', 'ERRORS: 0|Failed 0|errors=0|failed:    0|error. 0|command line: panic|panic=10'],
    ['nothing', 'probe', 'AE: x|I: no error: 5|W: Failed|W (12) Failed|WARN Failed|- INFO - failed: 1|[INFO] Failed x'],
    ['nothing', 'probe', '[  3.2] Failed|2Z info Failed|2Z +1.0 info Failed|2Z +1.0 [  3.2] Failed|a@b:/c/d$ FAILED'],
    ['nothing', 'probe', 'a=panic|no mismatch|=== ===|see a-error.log'],
    ['nothing', error, 'a login:|login: x|root@a:~# x|/home/a# x|~ # x|success|successfully|OKAY [ 1|** Verified OK'],
    ['nothing', error, 'ready to accept connections|== 14 passed, 1 warning in 2.31s =='],
    ['nothing', `U-Boot 2024.01\n${error}`, 'Starting kernel|9 bytes read in 1 ms|mounted filesystem|File read|a@b:~#'],
    ['installing', error, 'a@b:~#'],
    ['booting', `U-Boot 2024.01\na@b:~# x\n${error}`, 'a@b:~#'],
  ] as const)
    test(`takes ${lines} for ${what}`, () => {
      for (const line of lines.split('|')) {
        const found = searchLog(before ? `${tool}\n${before}\n${line}` : `${line}\n${error}`).lastError;
        assert.equal(found?.at[0] === 3 ? 'an error' : (found?.phase ?? 'nothing'), what, line);
      }
    });

  const timeout = '2026-11-20T12:00:00.000Z +1.000 error booting BOOT_TIMEOUT: ready pattern not seen in 300 s';
  const url = 'https://www.benchloom.example/docs/troubleshoot/boot#BOOT_TIMEOUT';
  const passed = '2026-11-20T11:35:24.910Z +261.498 info job finished passed';
  // What follows the first attempt, what ended the job, and what else the log shows.
  for (const [line, ended, ...others] of [
    [passed, undefined, 'FLASH_FAILED'],
    ['group passed', undefined, 'FLASH_FAILED'],
    ['2026-11-20T11:35:24.9104242Z group passed', undefined, 'FLASH_FAILED'],
    [`${passed}\n${timeout}`, 'BOOT_TIMEOUT', 'FLASH_FAILED'],
    [`group passed\n${timeout}`, 'BOOT_TIMEOUT', 'FLASH_FAILED'],
    ['ping_gateway  passed  0.0 s\nnew group passed in', 'FLASH_FAILED'],
    [`See ${url}`, 'FLASH_FAILED'],
    ['{"details":"https://www.benchloom.example/?q=BOOT_TIMEOUT"}', 'FLASH_FAILED'],
    ['## BOOT_TIMEOUT is not retried, see http://lab/#BOOT_TIMEOUT', 'FLASH_FAILED'],
    ['http://lab/#BOOT_TIMEOUT', 'FLASH_FAILED'],
    ['// BOOT_TIMEOUT is not retried', 'FLASH_FAILED'],
    ['make install  # no retry after BOOT_TIMEOUT', 'FLASH_FAILED'],
    [`BOOT_TIMEOUT, see ${url}`, 'BOOT_TIMEOUT', 'FLASH_FAILED'],
    [`${url}: BOOT_TIMEOUT`, 'BOOT_TIMEOUT', 'FLASH_FAILED'],
    ['##[error]BOOT_TIMEOUT in booting', 'BOOT_TIMEOUT', 'FLASH_FAILED'],
    ['error booting XBOOT_TIMEOUT, E_BOOT_TIMEOUT', 'FLASH_FAILED'],
    ['FAILED tests/test_adc.py::test_adc - TEST_FAILED', 'TEST_FAILED', 'FLASH_FAILED'],
  ] as const)
    test(`takes ${ended ?? 'no code'} as the end of a job if its log continues with ${JSON.stringify(line)}`, () => {
      assert.deepEqual(verdictOn(`${errored}\n${line}`), [ended, ...others]);
    });

  test('accepts only a whole word as the code that ended the job, and a failed test only with its code', () => {
    const tool = 'openocd: ERR_FLASH_VERIFY_FAILED: ** Programming Failed **, E_FLASH_FAILED';
    const code = '2026-11-20T11:30:41.022Z +33.110 error installing FLASH_NO_PROBE: no device of kind jlink';
    assert.deepEqual(verdictOn(`${code}\n${tool}`), ['FLASH_NO_PROBE', 'FLASH_FAILED']);
    assert.deepEqual(verdictOn('FAILED tests/test_adc.py::test_adc - assert 1 == 2'), [undefined, 'TEST_FAILED']);
  });

  test('ignores colors and control characters, and removes them from the results', () => {
    const line = '\u001b[1;31mKernel\u001b[0m pa\u0008nic\u001b]0;title\u0007 - not \u001b(Bsyncing\u0000';
    const [match] = searchLog(line).findings;
    assert.equal(match?.id, 'KERNEL_PANIC');
    assert.equal(match.lines[0]?.text, 'Kernel panic - not syncing');
  });

  test('counts each matching line of an entry once, and keeps the first three', () => {
    const progress = 'error FLASH_FAILED\r'.repeat(50);
    const [found, ...more] = searchLog(`${'error FLASH_FAILED\n'.repeat(499)}${progress}\n`).findings;
    assert.deepEqual([found?.at.length, found?.lines.map(({ line }) => line), more], [500, [1, 2, 3], []]);
  });

  test('lists no fallback on lines that another entry explains, and shows the telling line', () => {
    const fallback: FaultEntry = { id: 'F', title: 'F', patterns: ['a', 'b'], weight: 'fallback' };
    const entry: FaultEntry = { id: 'E', title: 'E', patterns: ['a', 'b'], causes: { b: 'B' } };
    const ids = (text: string, first = fallback) =>
      findFaults(text, [first, { ...entry, patterns: ['a'] }]).others.map(({ id }) => id);
    assert.deepEqual([ids('a'), ids('a\nb'), ids('a', { ...fallback, causes: { a: 'A' } })], [[], ['F'], ['F']]);
    const { lines = [] } = findFaults('a\na\na\nb\nb', [entry]).ended ?? {};
    assert.equal(lines.map(({ line }) => line).join(), '1,2,4');
    const rules = {
      conditional: [{ pattern: 'failed: a', unlessLater: ['ok'] }],
      harmless: [{ pattern: 'it failed', reason: '' }],
    };
    for (const text of ['it failed', 'failed: a\nok'])
      assert.equal(findFaults(`x\n${text}`, [{ ...entry, ...rules, patterns: [] }]).lastError, undefined);
  });

  test('counts up to 1,000 lines for one entry, and still finds other entries', () => {
    const { findings } = searchLog(`${'error FLASH_FAILED\n'.repeat(2000)}error FLASH_FAILED BOOT_TIMEOUT\n`);
    assert.deepEqual(Object.fromEntries(findings.map(({ id, at }) => [id, at.length])), {
      FLASH_FAILED: 1000,
      BOOT_TIMEOUT: 1,
    });
  });

  test('searches only the start of a 1 MB line, but every redraw of a progress bar', () => {
    const found = searchLog(`FLASH_FAILED ${'x'.repeat(1e6)}`);
    assert.deepEqual([found.findings.length, found.lines], [1, 1]);
    assert.equal(searchLog(`${'x'.repeat(maxLineLength)} FLASH_FAILED`).findings.length, 0);
    assert.equal(searchLog(`${'[=  ] 1%\r'.repeat(maxLineLength)} FLASH_FAILED`).findings.length, 1);
  });

  test('stays fast on lines crafted to slow the patterns down', () => {
    const parts = 'a=> \ufffd 8|\u001b[|\u001b]|=> |=> \r| |\n|slack |Reason: |heartbeat |\ufffd|\u001b[31m|1|@a:|Log';
    for (const part of parts.split('|')) {
      const search = () => searchLog(part.repeat(1e6 / part.length)).lines;
      assert.ok(finishes(search) > 0, JSON.stringify(part));
    }
  });
});
