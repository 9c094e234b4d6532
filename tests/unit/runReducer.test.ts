import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  describeEnd,
  idle,
  maxLines,
  type RunAction,
  type RunState,
  runReducer,
  storedState,
} from '../../src/reader-tools/sample-runner/runReducer';

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
    const second = runReducer({ ...first, findings: [{ file: 'a', findings: [] }] }, { kind: 'load' });
    assert.deepEqual(second.findings, []);
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
    const [line] = after(print(`${'x'.repeat(3500)}\na`)).lines;
    assert.equal(line?.text, `${'x'.repeat(2000)}… 1,500 more characters aren’t shown\na`);
  });

  test('removes characters that reverse or color text', () => {
    const [line] = after(print('\u001b[31mpass\u202eed\t')).lines;
    assert.equal(line?.text, 'passed\t');
  });

  test("doesn't cut a character in half", () => {
    const [line] = after(print(`x${'😀'.repeat(2001)}`)).lines;
    assert.equal(line?.text, `x${'😀'.repeat(1999)}… 2 more characters aren’t shown`);
  });

  test('keeps the known fields of each kind of event, and ignores malformed ones', () => {
    const run = { kind: 'run', time_s: 1, device: 'a', text: 'id', stdout: 'root', exit_code: 0 };
    const { exit_code: _, ...sent } = { ...run, kind: 'send' };
    const { stdout: __, ...power } = { ...sent, kind: 'power' };
    const known = [run, sent, power, { ...power, kind: 'timeout' }];
    const wrong = [{ time_s: '1' }, { device: 1 }, { text: 1 }, { stdout: 1 }, { kind: 'constructor' }];
    const malformed = wrong.flatMap((change) => known.slice(0, 2).map((event) => ({ ...event, ...change })));
    const lines = [...malformed, { ...run, exit_code: 0.5 }, { ...power, device: 1 }, { ...power, text: 1 }];
    const state = after(
      print(...[...lines, ...known.map((line) => ({ ...line, extra: 1 }))].map((line) => JSON.stringify(line)), '{'),
    );
    assert.deepEqual([state.events, state.lines], [known, []]);
    assert.deepEqual(after(print(JSON.stringify({ ...run, stdout: 'x'.repeat(2002) }))).events, [
      { ...run, stdout: `${'x'.repeat(2000)}… 2 more characters aren’t shown` },
    ]);
    assert.deepEqual(after({ kind: 'output', lines: [{ stream: 'stdout', text: JSON.stringify(run) }] }).events, []);
  });

  test('begins with the stored result, reports progress, and returns to where it began', () => {
    const stored = storedState({ lines: ['a'], events: [] });
    assert.deepEqual(stored, { ...idle, isEarlier: true, lines: [{ stream: 'stdout', text: 'a' }] });
    const loading = [{ kind: 'load' }, { kind: 'progress', loaded: 1, total: 2 }] as const;
    const half = loading.reduce<RunState>(runReducer, stored);
    assert.deepEqual(half, { ...stored, phase: 'loading', loaded: 1, total: 2, end: undefined });
    assert.equal(runReducer(half, { kind: 'reset', to: stored }), stored);
    const invalid = runReducer(half, { kind: 'invalid', findings: [] });
    assert.deepEqual(invalid, { ...idle, phase: 'ended', end: { kind: 'invalid' } });
  });
});
