import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readContract } from '../lib/contracts.mjs';

const { groups, entries } = readContract('error-codes.json');
const byId = new Map(entries.map((entry) => [entry.id, entry]));
/** Returns an entry's patterns, with or without a condition. */
function patternsOf({ log: { patterns = [], conditional = [] } }) {
  return [...patterns, ...conditional.map(({ pattern }) => pattern)];
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

  test('trigger retries and affect health according to their class', () => {
    const infrastructure = entries.filter((entry) => entry.class === 'infrastructure');
    assert.ok(
      infrastructure.every(({ retriedByDefault, retryOn }) => retriedByDefault && retryOn === 'infrastructure'),
    );
    const others = entries.filter((entry) => entry.class && entry.class !== 'infrastructure');
    assert.ok(others.every(({ retriedByDefault, healthCost }) => !retriedByDefault && !healthCost));
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
