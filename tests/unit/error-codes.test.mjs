import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scriptFaults } from '../../checks/samples/checkBash';
import { readContracts } from '../../checks/samples/contracts';
import { publishedEntry } from '../../plugins/contracts/errorCodes';
import { inlineCode, readContract } from '../lib/contracts.mjs';

const { shared, groups, entries } = readContract('error-codes.json');
const published = entries.map((entry) => publishedEntry(entry, shared));

/** Returns an entry's patterns, with or without a condition. */
function patternsOf({ log: { patterns = [], conditional = [] } }) {
  return [...patterns, ...conditional].map((each) => (typeof each === 'string' ? each : each.pattern));
}

test('entries have unique titles and follow the order of their groups, and every group has entries', () => {
  assert.equal(new Set(entries.map(({ title }) => title)).size, entries.length);
  const order = entries.map(({ group }) => groups.findIndex(({ title }) => title === group));
  assert.ok(order.every((group, index) => group >= (order[index - 1] ?? 0)));
  assert.deepEqual([...new Set(order)], [...groups.keys()]);
});

test('checks lead to later checks or to a cause or fix, and causes whose fix unplugs something are hands on', () => {
  for (const { id, check, causes } of entries) {
    for (const { letter, handsOn, fix } of causes)
      assert.ok(handsOn || !/\bunplug\b/i.test(JSON.stringify(fix)), `${id}-${letter} lacks handsOn`);
    for (const [index, { results = [] }] of check.entries())
      for (const { result, check: next } of results)
        if (next) assert.ok(next > index + 2 && next <= check.length, `${id}: ${result}: check ${next}`);
    for (const { result, causes, entry, then } of check.at(-1).results ?? [])
      assert.ok(causes ?? entry ?? then, `${id}: ${result}`);
  }
});

describe('commands', () => {
  test('are valid', () => {
    const contracts = readContracts(fileURLToPath(new URL('../../', import.meta.url)));
    for (const { id, commands } of published)
      for (const command of commands) assert.deepEqual(scriptFaults(contracts, command), [], `${id}: ${command}`);
  });

  test('include the fuse warning if a control run can write fuses', () => {
    for (const { id, check, causes, installs } of entries)
      for (const { command = '' } of [...check, ...causes.flatMap(({ fix = [] }) => fix)])
        if (/--dip (?:(?!\S+@released)\S+ --device (?!rpi4-07)|\S+@released .*--branch control-run)/.test(command))
          assert.ok(installs, `${id}: ${command}`);
  });

  /** Patterns for steps that destroy something, based on the command, flag, or key. */
  const destructive =
    /\bagentctl unregister\b|\bdevice retire\b|\bagent remove\b|\b(?:dip|secret) delete\b|\bcache clear\b|--force(?![\w-])|`cleanup\.wipe`|`install\.erase`/;
  const warning = /\b(?:removes?|deletes?|erases?|forgets?|overwrites?|destroys?|disrupts?|cancels?)\b/i;
  const steps = published
    .flatMap(({ check, fixes }) => [...check, ...fixes.flatMap((fix) => fix.steps)])
    .map(({ text, command }) => `${text} \`${command}\``);

  test("say what they destroy, and never remove a different host's agent", () => {
    const warned = steps.filter((step) => destructive.test(step));
    assert.ok(warned.length >= 5);
    for (const step of warned) assert.match(step, warning);
    const calls = warned.flatMap(inlineCode).filter((code) => code.includes('agentctl unregister'));
    assert.ok(calls.length > 0);
    for (const call of calls) assert.match(call, / --local\b/);
  });

  test('that use a device in maintenance name the reservation, or use --force', () => {
    for (const step of steps)
      for (const call of step.match(/agentctl device (?:test|power|console|flash)\b[^`|&;]*/g) ?? [])
        assert.match(call, /--(?:reservation|force)\b/, step);
  });
});

describe('log patterns', () => {
  const withLog = entries.filter((entry) => entry.log);

  test('match quickly, even on a long line', () => {
    for (const { id, log } of withLog)
      for (const pattern of patternsOf({ log })) {
        assert.doesNotMatch(pattern, /(^|[^\\])\((?!\?)/, `${id}: groups do not capture: ${pattern}`);
        assert.doesNotMatch(pattern, /\([^)]*[+*}][^)]*\)[+*{]/, `${id}: nested quantifier: ${pattern}`);
        assert.doesNotMatch(pattern, /(^|[^\\])\.[+*]/, `${id}: unbounded dot: ${pattern}`);
        assert.doesNotMatch(pattern, /\\n(?!')/, `${id}: patterns see one line: ${pattern}`);
      }
  });

  test('name a cause only if the check, where it quotes their text, names no other', () => {
    for (const { id, log, check } of withLog)
      for (const { result, causes } of check.flatMap(({ results = [] }) => results))
        for (const { pattern, cause } of [...(log.patterns ?? []), ...(log.conditional ?? [])])
          for (const text of causes && cause ? inlineCode(result) : [])
            if (new RegExp(pattern).test(text)) assert.deepEqual(causes, [cause], `${id}: ${text}`);
  });

  test("don't match the samples of unrelated entries", () => {
    for (const owner of withLog)
      for (const entry of withLog) {
        if (entry === owner || owner.seeAlso?.includes(entry.id) || entry.seeAlso?.includes(owner.id)) continue;
        const patterns = patternsOf(entry).map((pattern) => new RegExp(pattern));
        const lines = owner.log.sample.split('\n').filter((line) => patterns.some((pattern) => pattern.test(line)));
        assert.deepEqual(lines, [], `${entry.id} matches the sample of ${owner.id}`);
      }
  });
});
