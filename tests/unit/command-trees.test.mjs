import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createAjv } from '../../checks/ajv.mjs';
import { checkCall, flagsOf, valueProblem } from '../../checks/samples/checkCall';
import { publishedEntry } from '../../plugins/contracts/errorCodes';
import { commandWords, inlineCode, readContract, textsOf } from '../lib/contracts.mjs';

const files = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'];
const trees = Object.fromEntries(files.map((file) => [file, readContract(file)]));
const { 'cli.json': cli } = trees;
const treeOfBinary = new Map(Object.values(trees).map((tree) => [tree.binary, tree]));

function messages(tree, words) {
  return checkCall(tree, words).map(({ message }) => message);
}

function assertUnique(values) {
  assert.deepEqual(values, [...new Set(values)]);
}

const validate = createAjv().compile(readContract('schema/command-tree.schema.json'));

for (const [file, tree] of Object.entries(trees)) {
  describe(file, () => {
    test('matches its schema', () => {
      assert.ok(validate(tree), JSON.stringify(validate.errors));
    });

    test('has unique IDs that match their paths', () => {
      assertUnique(tree.commands.map(({ id }) => id));
      for (const { id, path } of tree.commands) assert.equal(id, path.join('-'));
    });

    test('refers only to exit codes and commands that exist', () => {
      const codes = tree.exitCodes.map(({ code }) => code);
      const ids = tree.commands.map(({ id }) => id);
      for (const command of tree.commands) {
        for (const code of command.exitCodes) assert.ok(codes.includes(code), command.id);
        for (const id of command.seeAlso ?? []) assert.ok(ids.includes(id), `${command.id}: ${id}`);
        assert.ok(!command.seeAlso?.includes(command.id), command.id);
      }
    });

    test('lists each exit code that the text mentions for its command', () => {
      for (const { id, exitCodes, description, flags } of tree.commands)
        for (const { text } of textsOf([description, flags.map((flag) => flag.description)])) {
          const own = text.replace(/The commands `[^.]*/, '');
          for (const [, code, outcomeCode] of own.matchAll(/exit codes? (?:is )?(\d+)|(\d+) for `/g))
            assert.ok(exitCodes.includes(Number(code ?? outcomeCode)), `${id}: ${text}`);
        }
      for (const { code, meaning } of tree.exitCodes)
        for (const { id, path, exitCodes } of tree.commands)
          if (meaning.includes(`\`${tree.binary} ${path.join(' ')}`)) assert.ok(exitCodes.includes(code), id);
    });

    test('has unique flags in each command, and flags relate only to flags of the same command', () => {
      for (const command of tree.commands) {
        const flags = flagsOf(tree, command);
        const names = flags.map(({ name }) => name);
        assertUnique(names);
        assertUnique(flags.flatMap(({ short }) => short ?? []));
        for (const flag of command.flags) {
          for (const other of [...(flag.needs ?? []), ...(flag.excludes ?? [])]) {
            assert.ok(names.includes(other), `${command.id} ${flag.name}: ${other}`);
          }
          for (const other of flag.excludes ?? []) {
            const back = command.flags.find(({ name }) => name === other);
            assert.ok(back.excludes?.includes(flag.name), `${command.id} ${other}`);
          }
        }
      }
    });

    test('has valid default values', () => {
      const flags = tree.commands.flatMap((command) => flagsOf(tree, command));
      for (const flag of flags.filter((each) => each.default !== undefined)) {
        assert.equal(valueProblem(flag, String(flag.default)), null);
        assert.ok(!flag.required, flag.name);
      }
    });

    test('has matching flags and environment variables', () => {
      assertUnique(tree.environment.map(({ name }) => name));
      const flags = tree.commands.flatMap((command) => flagsOf(tree, command));
      for (const flag of flags.filter(({ env }) => env)) {
        const variable = tree.environment.find(({ name }) => name === flag.env);
        assert.equal(variable?.flag, flag.name);
      }
      for (const variable of tree.environment.filter(({ flag }) => flag)) {
        assert.ok(flags.some(({ env }) => env === variable.name));
      }
    });

    test('has valid examples that call their own command', () => {
      for (const { id, path, examples } of tree.commands) {
        for (const { command } of examples) {
          const call = command.replaceAll(/\\\n */g, '');
          const words = commandWords(tree.callAs ? call.replace(tree.callAs, tree.binary) : call);
          assert.equal(words[0], tree.binary, `${id}: ${command}`);
          assert.deepEqual(words.slice(1, path.length + 1), path);
          assert.deepEqual(messages(tree, words.slice(1)), [], command);
        }
      }
    });

    test('uses known commands and flags in its text', () => {
      for (const { text } of textsOf(tree)) {
        for (const code of inlineCode(text)) {
          const [binary, ...words] = commandWords(code);
          const other = treeOfBinary.get(binary);
          if (!other || words.length === 0) continue;
          const unknown = messages(other, words).filter((message) => /^unknown/.test(message));
          assert.deepEqual(unknown, [], text);
        }
      }
    });
  });
}

test('maps each server status to one exit code', () => {
  const statuses = cli.exitCodes.flatMap(({ httpStatus = [] }) => httpStatus);
  assertUnique(statuses);
  const exitOf = (status) =>
    cli.exitCodes.find(({ httpStatus = [] }) => httpStatus.some((form) => form === status || form === `${status[0]}xx`))
      ?.code;
  const { shared, entries } = readContract('error-codes.json');
  for (const entry of entries) {
    const { id, kind, alsoKinds = [], httpStatus, symptom } = entry;
    if (![kind, ...alsoKinds].includes('api-error')) continue;
    const exit = exitOf(String(httpStatus));
    assert.notEqual(exit, undefined, `${id}: ${httpStatus}`);
    const named = [symptom, ...publishedEntry(entry, shared).fix].join(' ').match(/exit code \d+/g);
    if (named) assert.ok(named.includes(`exit code ${exit}`), `${id}: ${named}`);
    for (const { text } of textsOf(cli.commands))
      for (const [, stated] of text.matchAll(new RegExp(`${id} \\(exit code (\\d+)`, 'g')))
        assert.equal(stated, `${exit}`, text);
  }
});
