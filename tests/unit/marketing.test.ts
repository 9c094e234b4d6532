import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { scriptFaults } from '../../checks/samples/checkBash';
import { readContracts } from '../../checks/samples/contracts';
import { benchRow } from '../../plugins/data/benchRow';
import { exampleSession } from '../../src/marketing/content/exampleGroup';
import { verdicts } from '../../src/marketing/content/home';
import { projectDirectory } from '../lib/builds';

test('the commands in the console on the home page are valid', () => {
  const lines = exampleSession.flatMap(({ line }) => line);
  const script = lines.flatMap(({ kind, text }) => (kind === 'command' ? [text] : [])).join('\n');
  assert.deepEqual(scriptFaults(readContracts(projectDirectory), script), []);
});

test('a document says in the words of the home page which faults look the same from outside', () => {
  const text = readFileSync(path.join(projectDirectory, 'docs/how-it-works.mdx'), 'utf8');
  assert.ok(text.includes(`${verdicts.note} [Two control runs](${verdicts.link.to})`));
});

describe('the bench on the home page', () => {
  test("shows a key's values, except those without hardware, and links to the key", () => {
    const schemas = { agent: { properties: { driver: { enum: ['relay', 'manual', 'none'] } } } };
    assert.deepEqual(benchRow({ name: 'Power', key: 'agent:driver' }, schemas), {
      name: 'Power',
      values: ['relay'],
    });
    assert.throws(
      () => benchRow({ name: 'Power', key: 'agent:gone' }, schemas),
      /agent:gone, but the schema has no such key/,
    );
  });
});
