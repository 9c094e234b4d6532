import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commandWords, inlineCode, readContract } from '../lib/contracts.mjs';

const { entries } = readContract('error-codes.json');
const trees = ['cli.json', 'agentctl.json', 'toolbelt.json'].map(readContract);

/** Values of the enumerations of all outputs, which a check may name as well. */
const values = JSON.stringify(['output/types.schema.json', 'output-event.schema.json'].map(readContract))
  .match(/"enum":\[[^\]]*\]/g)
  .flatMap((text) => JSON.parse(text.slice('"enum":'.length)));

/** Names of other things: keys of a manifest, arguments of a decorator. */
const otherWords = ['depends', 'requires', 'details'];

/** Follows a reference from a file below contracts/; returns the file and the sub-schema. */
function follow({ file, schema }) {
  if (!schema?.$ref) return { file, schema };
  const [path, pointer = ''] = schema.$ref.split('#');
  const target = path ? new URL(path, `file:///${file}`).pathname.slice(1) : file;
  const found = pointer.split('/').filter(Boolean);
  return follow({ file: target, schema: found.reduce((node, step) => node?.[step], readContract(target)) });
}

/** The sub-schemas of one step of a path, in every branch of a schema. */
function step(part, name) {
  const { file, schema } = follow(part);
  if (!schema) return [];
  const branches = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  const child = name === '[]' ? schema.items : schema.properties?.[name];
  return [
    ...(child ? [{ file, schema: child }] : []),
    ...branches.flatMap((branch) => step({ file, schema: branch }, name)),
  ];
}

/** Whether an output has a field, such as `job-list:jobs[].reason`. */
function hasField(field) {
  const [output, path] = field.split(':');
  const file = `output/${output}.schema.json`;
  const { $ref, ...rest } = readContract(file);
  const start = [{ file, schema: rest }, ...($ref ? [{ file, schema: { $ref } }] : [])];
  return (
    path.match(/[^.[\]]+|\[\]/g).reduce((parts, name) => parts.flatMap((part) => step(part, name)), start).length > 0
  );
}

/** The outputs that the commands of a text promise, each once. */
function outputsIn(text) {
  const calls = inlineCode(text).map(commandWords);
  return [
    ...new Set(
      trees.flatMap(({ binary, commands }) =>
        commands
          .filter(
            ({ output, path }) =>
              output &&
              calls.some((words) => words.slice(0, path.length + 1).join(' ') === [binary, ...path].join(' ')),
          )
          .map(({ output }) => output),
      ),
    ),
  ];
}

const lastName = (field) => field.match(/[a-z_]+(?=(?:\[\])?$)/)[0];

describe('checks name what a command prints', () => {
  test('a field of the list is in the schema of its output', () => {
    assert.ok(hasField('job-list:jobs[].reason'));
    assert.ok(!hasField('job-list:jobs[].newer_job'));
    const fields = entries.flatMap(({ id, fields = [] }) => fields.map((field) => ({ id, field })));
    assert.deepEqual(
      fields.filter(({ field }) => !hasField(field)),
      [],
    );
  });

  for (const { id, confirm, fields = [], keys } of entries) {
    const outputs = outputsIn(confirm);
    if (outputs.length === 0 && fields.length === 0) continue;
    test(`${id} names a field of each command with JSON output, and no other`, () => {
      const named = inlineCode(confirm);
      assert.deepEqual([...new Set(fields.map((field) => field.split(':')[0]))].sort(), outputs.sort());
      const names = fields.map(lastName);
      assert.deepEqual(
        names.filter((name) => !named.includes(name)),
        [],
      );
      const keyPaths = keys.map((key) => key.replace(/^[a-z-]+:/, ''));
      const known = [...names, ...keyPaths, ...values, ...otherWords];
      assert.deepEqual(
        named.filter((code) => /^[a-z_.]+$/.test(code) && !known.includes(code)),
        [],
      );
    });
  }
});

/** Steps that destroy something: by command, flag, or key. */
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
const warning = /\b(?:removes?|deletes?|erases?|forgets?|overwrites?|destroys?|disturbs?|cancels?)\b/;

describe('destructive steps', () => {
  const steps = entries.flatMap(({ id, confirm, fix }) => [confirm, ...fix].map((text) => ({ id, text })));
  const isDestructive = ({ text }) => destructive.some((pattern) => pattern.test(text));

  test('of Troubleshoot say what they remove', () => {
    assert.ok(steps.filter(isDestructive).length >= 5);
    assert.deepEqual(
      steps.filter((step) => isDestructive(step) && !warning.test(step.text)),
      [],
    );
  });

  test('never remove the agent of another host', () => {
    const unregister = steps.filter(({ text }) => text.includes('agentctl unregister'));
    assert.ok(unregister.length > 0);
    for (const { id, text } of unregister) {
      for (const call of inlineCode(text).filter((code) => code.includes('agentctl unregister')))
        assert.match(call, / --local\b/, id);
    }
  });

  test('are the same in the command trees: each says what it removes', () => {
    const described = trees.flatMap(({ binary, commands }) =>
      commands.flatMap(({ path, description, flags }) => [
        ...(destructive.some((pattern) => pattern.test([binary, ...path].join(' '))) ? [description] : []),
        ...flags
          .filter(({ name }) => name === '--force')
          .map((flag) => [flag.description, flag.constraint].filter(Boolean).join(' ')),
      ]),
    );
    assert.ok(described.length >= 8);
    assert.deepEqual(
      described.filter((text) => !/\b(?:removes?|deletes?|retired|gone|replaces?|disturbs)\b/i.test(text)),
      [],
    );
  });
});
