import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { publishedEntry } from '../../plugins/contracts/errorCodes';
import { inlineCode, readContract } from '../lib/contracts.mjs';

const { shared, entries } = readContract('error-codes.json');
const published = entries.map((entry) => publishedEntry(entry, shared));

/** Patterns for steps that destroy something, based on the command, flag, or key. */
const destructive = [
  /\bagentctl unregister\b/,
  /\bdevice retire\b/,
  /\bagent remove\b/,
  /\b(?:dip|secret) delete\b/,
  /\bcache clear\b/,
  /--force(?![\w-])/,
  /`cleanup\.wipe`/,
  /`install\.erase`/,
];
const warning = /\b(?:removes?|deletes?|erases?|forgets?|overwrites?|destroys?|disrupts?|cancels?)\b/i;

describe('destructive steps', () => {
  const steps = published.flatMap(({ id, check, fixes }) =>
    [check, ...fixes.map((fix) => fix.steps)]
      .flat()
      .map(({ text, command }) => ({ id, text: `${text} \`${command}\`` })),
  );
  const isDestructive = ({ text }) => destructive.some((pattern) => pattern.test(text));

  test('say on the Troubleshoot page what they remove', () => {
    assert.ok(steps.filter(isDestructive).length >= 5);
    assert.deepEqual(
      steps.filter((step) => isDestructive(step) && !warning.test(step.text)),
      [],
    );
  });

  test("never remove another host's agent", () => {
    const unregister = steps.filter(({ text }) => text.includes('agentctl unregister'));
    assert.ok(unregister.length > 0);
    for (const { id, text } of unregister) {
      for (const call of inlineCode(text).filter((code) => code.includes('agentctl unregister')))
        assert.match(call, / --local\b/, id);
    }
  });
});
