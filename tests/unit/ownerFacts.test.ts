import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OwnerFacts } from '../../src/lib/company';
import { planRows, priceNote } from '../../src/marketing/content/plans';
import { trialNote } from '../../src/marketing/content/signup';

/** What pages say about the owner's facts. */
const pages = (facts: OwnerFacts) => JSON.stringify([planRows(facts), priceNote(facts), trialNote(facts)]);

for (const name of ['license', 'trial', 'priceUnit', 'help', 'region', 'isolation', 'encryption', 'deletion'] as const)
  test(`pages show the fact "${name}" once the owner states it`, () => {
    assert.doesNotMatch(pages({}), /stated by the owner|undefined/);
    assert.match(
      pages({ [name]: `The ${name}, stated by the owner.` }),
      new RegExp(`The ${name}, stated by the owner\\.`),
    );
  });

test('where the owner states nothing, pages say how to get the answer', () => {
  assert.equal(pages({}).match(/\b[Aa]sk (?:us|for)\b/g)?.length, 5);
  assert.match(priceNote({}), /Tell us your device types/);
});
