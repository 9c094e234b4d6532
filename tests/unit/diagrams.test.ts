import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readContract } from '../../plugins/contracts/readContract';
import { diagramText } from '../../plugins/markdown/diagramText';
import { narrow, wide } from '../../src/components/diagrams/JobStates/drawing';
import { text } from '../../src/components/diagrams/JobStates/text';

const project = path.resolve(__dirname, '../..');

test('every diagram has its text in the Markdown', () => {
  const folders = readdirSync(path.join(project, 'src/components/diagrams'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  assert.ok(names.length > 0);
  for (const name of names) assert.match(diagramText(name), /^Diagram: /, `${name} is missing from diagramText.ts`);
});

describe('the states of a job have the limits of the contract', () => {
  const { limits } = readContract<{ limits: { id: string; value: number }[] }>(project, 'limits.json');
  const limitOf = (id: string) => limits.find((limit) => limit.id === id)?.value;
  const stateLimits = [
    ['queued', 'queue'],
    ['reserved', 'claim-confirm'],
    ['preparing', 'prepare'],
    ['installing', 'install'],
    ['booting', 'boot'],
    ['collecting', 'collect'],
    ['cleaning', 'clean'],
  ].map(([state = '', limit = '']) => [state, String(limitOf(limit))]);
  const whole = String(limitOf('job'));
  const row = (name: string) => text.rows.find((each) => each.name === name)?.text ?? '';
  /** The numbers of a text that have a unit of seconds. */
  const seconds = (words: string) => [...words.matchAll(/(\d+) s\b/g)].map(([, amount]) => amount);

  for (const [layout, { boxes = [], labels = [] }] of Object.entries({ wide, narrow })) {
    test(`in the ${layout} drawing`, () => {
      const shown = boxes.flatMap(({ name, value }) => (value ? [[name, value]] : []));
      const expected = [...stateLimits.map(([name, amount]) => [name, `${amount} s`]), ['running', `≤ ${whole} s`]];
      assert.deepEqual(shown.toSorted(), expected.toSorted());
      const words = labels.flatMap(({ lines }) => lines).join('\n');
      assert.deepEqual(seconds(words), [String(limitOf('queue'))]);
      assert.equal(limitOf('claim-tries'), 3);
      assert.match(words, /third claim|3 claims/);
      const notes = boxes.map(({ note }) => note ?? '').join('\n');
      assert.deepEqual(seconds(notes), layout === 'wide' ? [String(limitOf('cancel-grace'))] : []);
    });
  }

  test('in the text', () => {
    const named = [...row('Default limits').matchAll(/`(\w+)` (\d+) s/g)].map(([, name, amount]) => [name, amount]);
    assert.deepEqual(named, stateLimits);
    assert.equal(seconds(row('Default limits')).at(-1), whole);
    assert.deepEqual(seconds(row('No device')), [String(limitOf('queue'))]);
    assert.match(row('Claim not confirmed'), /the third time/);
    assert.deepEqual(seconds(row('Cancel')), [String(limitOf('cancel-grace'))]);
  });
});
