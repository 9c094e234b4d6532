import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ErrorCodes } from '../../plugins/contracts/errorCodes';
import { readContract } from '../../plugins/contracts/readContract';
import { entryGroups } from '../../plugins/data/facts';
import { projectDirectory } from '../lib/builds';

const codes = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
const entries = entryGroups(codes).flatMap((group) => group.entries);

describe('the entries of Troubleshoot', () => {
  test('are all there once, in page order', () => {
    assert.deepEqual(
      entries.map(({ id }) => id),
      codes.entries.map(({ id }) => id),
    );
  });

  test("shows a job's outcome, or where else the code appears", () => {
    const outcomeOf = (id: string) => entries.find((entry) => entry.id === id)?.outcome;
    assert.equal(outcomeOf('CONSOLE_GARBAGE'), 'errored');
    assert.equal(outcomeOf('TTY_UNSTABLE'), 'warning');
    assert.equal(outcomeOf('ALL_BUSY'), 'waiting');
    assert.equal(outcomeOf('IN_USE'), 'HTTP 409');
    assert.equal(outcomeOf('CHECK_FAILED'), 'test code');
    assert.equal(outcomeOf('fastboot-waiting-for-any-device'), 'errored', 'that of the code which covers it');
    assert.equal(outcomeOf('fails-after-short-power-cut'), '', 'no code covers it');
  });

  test('have the outcome and the retry of the code that covers them', () => {
    for (const { id, code } of codes.entries.filter((entry) => entry.code)) {
      const factsOf = (name: string) => {
        const { outcome, retry } = entries.find((entry) => entry.id === name) ?? {};
        return { outcome, retry };
      };
      assert.deepEqual(factsOf(id), factsOf(String(code)), id);
    }
  });
});
