import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readContract } from '../../plugins/contracts/readContract';
import { type FoundEntry, findFaults } from '../../src/matcher/matchLog';
import { projectDirectory } from '../lib/builds';
import { faults, searchLog } from '../lib/readerTools';
import { expectRecord } from '../lib/record';

/** Lines of a tool or a board, and the entry that explains them, or `none`. */
type Case = { text: string; expected: string; alsoRight?: string[]; source: string };

const cases: Case[] = JSON.parse(readFileSync(path.join(projectDirectory, 'tests/field/faults.json'), 'utf8'));

function verdictOn({ expected, alsoRight = [] }: Case, answers: string[]): 'right' | 'near' | 'nothing' | 'wrong' {
  const [first] = answers;
  if (!first) return expected === 'none' ? 'right' : 'nothing';
  // A special case is right where its code is.
  const isRight = (id: string) =>
    [id, faults.find((fault) => fault.id === id)?.code].some((one) => one && [expected, ...alsoRight].includes(one));
  if (isRight(first)) return 'right';
  return answers.some(isRight) ? 'near' : 'wrong';
}

describe('real messages and logs', () => {
  test('lead to the entry that explains them, except for the recorded ones', () => {
    const rows = cases.map((one) => {
      const { findings } = searchLog(one.text);
      const answers = findings.map(({ id }) => id).slice(0, 3);
      return { ...one, first: findings[0], answers, verdict: verdictOn(one, answers) };
    });
    const exceptions = rows
      .filter(({ verdict }) => verdict !== 'right')
      .map(
        ({ verdict, expected, answers, text }) =>
          `${verdict}: ${expected}, got ${answers.join(', ') || 'nothing'}: ${JSON.stringify(text)}`,
      );
    const wrong = exceptions.filter((line) => line.startsWith('wrong'));
    assert.deepEqual(wrong, []);
    const causes = rows.flatMap(({ text, first }) =>
      first?.cause ? `${first.id}-${first.cause}: ${JSON.stringify(text.slice(-160))}` : [],
    );
    expectRecord('field/causes.txt', `${causes.sort().join('\n')}\n`);
    expectRecord('field/exceptions.txt', `${exceptions.join('\n')}\n`);
  });

  test('get the recorded report if they are whole logs', () => {
    const folder = path.join(projectDirectory, 'tests/field/logs');
    const reports = readdirSync(folder)
      .filter((file) => file.endsWith('.log'))
      .map((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8');
        const { ended, others, harmless, ...rest } = findFaults(text, faults);
        const isKnown = ended || others.length > 0;
        const { lastError } = isKnown ? findFaults(text, []) : rest;
        const lineOf = (what: string) => (one: FoundEntry) =>
          `${file}: ${what} ${one.id} in ${one.at.join(', ')}: ${one.lines.map(({ text, start, end }) => text.slice(start, end)).join(' | ')}`;
        return [
          ...[ended ?? []].flat().map(lineOf('ended by')),
          ...others.map(lineOf('also')),
          ...harmless.map(({ reason, lines }) => `${file}: harmless ${lines.join(', ')}: ${reason}`),
          ...(isKnown ? [] : [`${file}: nothing`]),
          ...(lastError ? [`${file}: last error in ${lastError.at}, ${lastError.phase ?? 'no phase'}`] : []),
        ].join('\n');
      });
    expectRecord('field/logs.txt', `${reports.join('\n\n')}\n`);
  });

  test('show the recorded last error if other tools printed them', () => {
    const text = readFileSync(path.join(projectDirectory, 'tests/field/last-errors.txt'), 'utf8');
    const logs = text.split(/^(?==== )/m).map((block) => {
      const [title, ...rows] = block.trimEnd().split('\n');
      const log = rows.map((row) => row.slice(2));
      const { lastError } = findFaults(log.join('\n'), []);
      const marked = log.map((row, index) => `${lastError?.at.includes(index + 1) ? '>' : ' '} ${row}`.trimEnd());
      return [title, ...marked, ''].join('\n');
    });
    expectRecord('field/last-errors.txt', logs.join(''));
  });

  test('are matched against few patterns per line, because most patterns contain fixed text that the line lacks', (t) => {
    const { logs } = readContract<{ logs: { text: string }[] }>(projectDirectory, 'healthy-logs.json');
    const patterns = new Set(faults.flatMap((fault) => fault.patterns.map((pattern) => new RegExp(pattern).source)));
    findFaults('', faults);
    const { mock } = t.mock.method(RegExp.prototype, 'exec');
    const { lines } = findFaults(logs.map((log) => log.text).join('\n'), faults);
    const tried = mock.calls.filter(({ this: expression }) => patterns.has((expression as RegExp).source)).length;
    assert.ok(tried / lines < 2, `${tried / lines} of ${patterns.size} patterns a line`);
  });
});
