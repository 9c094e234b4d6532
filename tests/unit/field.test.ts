import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readContract } from '../../plugins/contracts/readContract';
import { type FoundEntry, findFaults, maxBytes } from '../../src/matcher/matchLog';
import { projectDirectory } from '../lib/builds';
import { faults, searchLog } from '../lib/readerTools';
import { expectRecord } from '../lib/record';

/** Lines of a tool or a board, and the entry that explains them, or `none`. */
type Case = { text: string; expected: string; alsoRight?: string[]; source: string };

const cases: Case[] = JSON.parse(readFileSync(path.join(projectDirectory, 'tests/field/faults.json'), 'utf8'));

/** Returns the IDs of the first three answers, best first. */
function answersTo(text: string): string[] {
  return searchLog(text)
    .findings.map(({ id }) => id)
    .slice(0, 3);
}

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
  test('lead to the entry that explains them, except for those on record', () => {
    const rows = cases.map((one) => {
      const answers = answersTo(one.text);
      return { ...one, answers, verdict: verdictOn(one, answers) };
    });
    const exceptions = rows
      .filter(({ verdict }) => verdict !== 'right')
      .map(
        ({ verdict, expected, answers, text }) =>
          `${verdict}: ${expected}, got ${answers.join(', ') || 'nothing'}: ${JSON.stringify(text)}`,
      );
    assert.deepEqual(
      exceptions.filter((line) => line.startsWith('wrong')),
      [],
    );
    expectRecord('field/exceptions.txt', `${exceptions.join('\n')}\n`);
  });

  test('have the report on record, if they are whole logs', () => {
    const folder = path.join(projectDirectory, 'tests/field/logs');
    const reports = readdirSync(folder)
      .filter((file) => file.endsWith('.log'))
      .map((file) => {
        const { ended, others, harmless } = findFaults(readFileSync(path.join(folder, file), 'utf8'), faults);
        const lineOf = (what: string) => (one: FoundEntry) =>
          `${file}: ${what} ${one.id} in ${one.at.join(', ')}: ${one.lines.map(({ text, start, end }) => text.slice(start, end)).join(' | ')}`;
        return [
          ...[ended ?? []].flat().map(lineOf('ended by')),
          ...others.map(lineOf('also')),
          ...harmless.map(({ reason, lines }) => `${file}: harmless ${lines.join(', ')}: ${reason}`),
          ...(ended || others.length > 0 ? [] : [`${file}: nothing`]),
        ].join('\n');
      });
    expectRecord('field/logs.txt', `${reports.join('\n\n')}\n`);
  });

  test('are found in at most eight times the time that reading the log takes', () => {
    const { logs } = readContract<{ logs: { text: string }[] }>(projectDirectory, 'healthy-logs.json');
    const text = [...logs, ...cases].map((one) => `${one.text}\n`).join('');
    const log = text.repeat(Math.ceil(maxBytes / 4 / text.length)).slice(0, maxBytes / 4);
    // Compare CPU times, because machines differ and have other work. In the fastest of six runs, code is compiled.
    const timeOf = (run: () => unknown) => {
      const start = process.cpuUsage();
      run();
      return process.cpuUsage(start).user;
    };
    const readOnce = () => [...log].reduce((sum, character) => sum + character.charCodeAt(0), 0);
    const ratios = [1, 2, 3, 4, 5, 6].map(() => timeOf(() => findFaults(log, faults)) / timeOf(readOnce));
    assert.ok(Math.min(...ratios) < 8, `${ratios.join(', ')} times as long`);
  });
});
