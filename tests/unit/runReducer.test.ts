import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  describeEnd,
  idle,
  maxLines,
  type RunAction,
  runReducer,
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
