import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readContract } from '../lib/contracts.mjs';

const { groups, entries } = readContract('error-codes.json');
const byId = new Map(entries.map((entry) => [entry.id, entry]));
/** Returns an entry's patterns, with or without a condition. */
function patternsOf({ log: { patterns = [], conditional = [] } }) {
  return [...patterns, ...conditional].map((each) => (typeof each === 'string' ? each : each.pattern));
}

/** Returns the log lines that match any of an entry's patterns. */
function matchingLines(entry, log) {
  const patterns = patternsOf(entry).map((pattern) => new RegExp(pattern));
  return log.split('\n').filter((line) => patterns.some((pattern) => pattern.test(line)));
}

describe('error codes', () => {
  test('have unique IDs and titles', () => {
    assert.equal(byId.size, entries.length);
    assert.equal(new Set(entries.map(({ title }) => title)).size, entries.length);
  });

  test('follow the order of their groups, and every group has an entry', () => {
    const order = entries.map(({ group }) => groups.findIndex(({ title }) => title === group));
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
    );
    assert.deepEqual([...new Set(order)], [...groups.keys()]);
  });

  test('refer only to other existing entries', () => {
    for (const { id, seeAlso, code } of entries) {
      const unknown = [...seeAlso, ...(code ? [code] : [])].filter((target) => target === id || !byId.has(target));
      assert.deepEqual(unknown, [], id);
    }
  });

  test('link a special case and its code in both directions', () => {
    for (const { id, code, seeAlso } of entries.filter((entry) => entry.code)) {
      assert.ok(seeAlso.includes(code), `${id} lacks ${code} in seeAlso`);
      assert.ok(byId.get(code).seeAlso.includes(id), `${code} lacks ${id} in seeAlso`);
    }
  });
});

describe('causes', () => {
  const lettersOf = ({ causes }) => causes.map(({ letter }) => letter);

  test('share only the fix of a cause that has its own', () => {
    for (const { id, causes } of entries)
      for (const { letter, fixOf } of causes.filter((cause) => cause.fixOf))
        assert.ok(causes.find((cause) => cause.letter === fixOf)?.fix, `${id}: ${letter} shares the fix of ${fixOf}`);
  });

  test('that a result, a log line, or a text names exist', () => {
    for (const entry of entries) {
      const { check, causes, log: { patterns = [], conditional = [] } = {} } = entry;
      const results = check.flatMap(({ results = [] }) => results);
      const texts = JSON.stringify([check, causes]).match(/\bcause [A-H]\b/g) ?? [];
      const named = [
        ...results.flatMap((result) => result.causes ?? []),
        ...[...patterns, ...conditional].flatMap(({ cause }) => cause ?? []),
        ...texts.map((text) => text.slice(-1)),
      ];
      assert.deepEqual(
        named.filter((letter) => !lettersOf(entry).includes(letter)),
        [],
        entry.id,
      );
    }
  });
});

describe('checks', () => {
  test('lead only to existing entries and later checks', () => {
    for (const { id, check } of entries)
      for (const [index, { results = [] }] of check.entries())
        for (const { result, entry, check: next } of results) {
          if (entry) assert.ok(entry !== id && byId.has(entry), `${id}: ${result}: ${entry}`);
          if (next) assert.ok(next > index + 2 && next <= check.length, `${id}: ${result}: check ${next}`);
        }
  });

  test('lead somewhere from each result of the last one', () => {
    for (const { id, check } of entries)
      for (const { result, causes, entry, then } of check.at(-1).results ?? [])
        assert.ok(causes ?? entry ?? then, `${id}: ${result}`);
  });

  test('and fixes whose control runs may spread fuses have the rule about them', () => {
    for (const { id, check, causes, installs } of entries)
      for (const { command = '' } of [...check, ...causes.flatMap(({ fix = [] }) => fix)])
        if (/--dip (?:(?!\S+@released)\S+ --device (?!rpi4-07)|\S+@released .*--branch control-run)/.test(command))
          assert.ok(installs, `${id}: ${command}`);
  });
});

describe('log patterns', () => {
  const withLog = entries.filter((entry) => entry.log);

  test('have no form that is slow on a long line', () => {
    for (const { id, log } of withLog) {
      for (const pattern of patternsOf({ log })) {
        assert.doesNotMatch(pattern, /(^|[^\\])\((?!\?)/, `${id}: groups do not capture: ${pattern}`);
        assert.doesNotMatch(pattern, /\([^)]*[+*}][^)]*\)[+*{]/, `${id}: nested quantifier: ${pattern}`);
        assert.doesNotMatch(pattern, /(^|[^\\])\.[+*]/, `${id}: unbounded dot: ${pattern}`);
        assert.doesNotMatch(pattern, /\\n(?!')/, `${id}: patterns see one line: ${pattern}`);
      }
    }
  });

  test("don't match the samples of unrelated entries", () => {
    for (const owner of withLog) {
      for (const entry of withLog.filter(({ id }) => id !== owner.id)) {
        if (owner.seeAlso.includes(entry.id) || entry.seeAlso.includes(owner.id)) continue;
        assert.deepEqual(matchingLines(entry, owner.log.sample), [], `${entry.id} matches the sample of ${owner.id}`);
      }
    }
  });
});
