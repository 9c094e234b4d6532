import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { scriptFaults } from '../../checks/samples/checkBash';
import { readContracts } from '../../checks/samples/contracts';
import { benchRow } from '../../plugins/data/marketing';
import type { OwnerFacts } from '../../src/lib/ownerFacts';
import { exampleSession } from '../../src/marketing/content/exampleGroup';
import { everyPlan, planRows, priceNote } from '../../src/marketing/content/plans';
import { signup, trialNote } from '../../src/marketing/content/signup';
import { projectDirectory } from '../lib/builds';

test('the commands in the console on the home page are valid', () => {
  const lines = exampleSession.flatMap(({ line }) => line);
  const script = lines.flatMap(({ kind, text }) => (kind === 'command' ? [text] : [])).join('\n');
  assert.deepEqual(scriptFaults(readContracts(projectDirectory), script), []);
});

test('each table about the plans names all of them, in their order', () => {
  const facts = { license: 'a', help: 'b', region: 'c', deletion: 'd' };
  const outdated = planRows(facts).filter(({ cells }) => Object.keys(cells).join(', ') !== everyPlan);
  const security = readFileSync(path.join(projectDirectory, 'docs/security.mdx'), 'utf8');
  const head = ` | ${everyPlan.replaceAll(', ', ' | ')} |\n`;
  const pages = security.includes(head) ? [] : ['docs/security.mdx'];
  assert.deepEqual([...outdated.map(({ name }) => `content/plans.ts: ${name}`), ...pages], []);
});

describe('the bench on the home page', () => {
  test("lists a key's values, except those that need no hardware, and links to the key", () => {
    const schemas = { agent: { properties: { driver: { enum: ['relay', 'manual', 'none'] } } } };
    assert.deepEqual(benchRow({ name: 'Power', key: 'agent:driver' }, schemas), {
      name: 'Power',
      values: ['relay'],
    });
    assert.throws(
      () => benchRow({ name: 'Power', key: 'agent:gone' }, schemas),
      /agent:gone, but the schema doesn't have this key/,
    );
  });
});

/** What pages say about the owner's facts. */
const pages = (facts: OwnerFacts) => JSON.stringify([planRows(facts), priceNote(facts), trialNote(facts), signup.ask]);

for (const name of ['license', 'trial', 'priceUnit', 'help', 'region', 'isolation', 'encryption', 'deletion'] as const)
  test(`pages show the fact "${name}" once the owner has provided it`, () => {
    assert.doesNotMatch(pages({}), /stated by the owner|undefined/);
    assert.match(
      pages({ [name]: `The ${name}, stated by the owner.` }),
      new RegExp(`The ${name}, stated by the owner\\.`),
    );
  });

test("where the owner hasn't provided a fact, pages say how to get the answer", () => {
  assert.equal(pages({}).match(/\b(?:on request|ask us)\b/gi)?.length, 3);
  const ask = 'Tell us your device types, how many of each, and your CI.';
  const rest = 'regions and encryption, deletion after you leave, response times, license terms';
  assert.equal(priceNote({}), `On request: prices, ${rest}. ${ask}`);
  assert.equal(priceNote({ priceUnit: 'A price.' }), `A price. On request: ${rest}. ${ask}`);
});
