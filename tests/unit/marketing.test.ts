import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scriptFaults } from '../../checks/samples/checkBash';
import { readContracts } from '../../checks/samples/contracts';
import { benchRow } from '../../plugins/data/benchRow';
import { exampleSession } from '../../src/marketing/content/exampleGroup';
import { firstJob } from '../../src/marketing/content/signup';
import { type Answers, choices, choose, planOf } from '../../src/marketing/sections/Plans/choices';
import { projectDirectory } from '../lib/builds';

test('the commands in the consoles on the home and signup pages are valid', () => {
  const lines = [...firstJob, ...exampleSession.map(({ line }) => line)].flat();
  const script = lines.flatMap(({ kind, text }) => (kind === 'command' ? [text] : [])).join('\n');
  assert.deepEqual(scriptFaults(readContracts(projectDirectory), script), []);
});

describe('the bench on the home page', () => {
  test("shows a key's values, except those without hardware, and links to the key", () => {
    const schemas = { agent: { properties: { driver: { enum: ['relay', 'manual', 'none'] } } } };
    assert.deepEqual(benchRow({ name: 'Power', key: 'agent:driver' }, schemas), {
      name: 'Power',
      values: ['relay'],
      to: '/docs/reference/configuration/agent-config#driver',
    });
    assert.throws(
      () => benchRow({ name: 'Power', key: 'agent:gone' }, schemas),
      /agent:gone, but the schema has no such key/,
    );
  });
});

describe('the plan picker', () => {
  const options = choices.flatMap(({ options }) => options.map(({ choice }) => choice));

  test('asks each question once, with options that answer it', () => {
    for (const { part, options } of choices)
      assert.deepEqual(new Set(options.map(({ choice }) => choice.part)), new Set([part]));
    assert.equal(new Set(options.map(({ part, value }) => part + value)).size, 6);
  });

  for (const [server, sharing, plan] of [
    ['self-hosted', undefined, 'Self-hosted'],
    ['self-hosted', 'own', 'Self-hosted'],
    ['hosted', 'shared', 'Team'],
    [undefined, 'shared', 'Team'],
    ['hosted', 'own', 'Lab'],
    ['hosted', undefined, undefined],
    [undefined, 'own', undefined],
  ] as const)
    test(`${server} and ${sharing} lead to ${plan}`, () =>
      assert.equal(planOf(Object.assign({}, server && { server }, sharing && { sharing })), plan));

  test('keeps the last choice, and changes others only if they contradict it', () => {
    for (const first of options)
      for (const second of options)
        for (const third of options) {
          const before = choose(choose({}, first).answers, second).answers;
          const { answers, changed } = choose(before, third);
          const wanted: Partial<Answers> = { ...before, [third.part]: third.value };
          const isImpossible =
            wanted.sharing === 'shared' && (wanted.server === 'self-hosted' || wanted.login === 'single-sign-on');
          assert.equal(answers[third.part], third.value);
          assert.equal(changed, isImpossible ? answers.sharing : undefined);
          if (!isImpossible) assert.deepEqual(answers, wanted);
          else if (third.part === 'sharing')
            assert.deepEqual(answers, { server: 'hosted', sharing: 'shared', login: 'password' });
          else assert.deepEqual(answers, { ...wanted, sharing: 'own' });
        }
  });
});
