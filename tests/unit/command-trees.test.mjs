import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findCalls } from '../../checks/samples/checkBash';
import { checkCall, flagsOf, valueProblem } from '../../checks/samples/checkCall';
import { readContracts } from '../../checks/samples/contracts';
import { publishedEntry } from '../../plugins/contracts/errorCodes';
import { readContract, textsOf } from '../lib/contracts.mjs';

const contracts = readContracts(fileURLToPath(new URL('../../', import.meta.url)));

function assertUnique(values) {
  assert.deepEqual(values, [...new Set(values)]);
}

for (const file of ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'])
  describe(file, () => {
    const tree = readContract(file);
    const { commands } = tree;

    test('has unique variables, and IDs that match their paths', () => {
      assertUnique(tree.environment.map(({ name }) => name));
      for (const { id, path } of commands) assert.equal(id, path.join('-'));
      const open = commands.filter(({ id, role }) => /^device-(?!list|show)/.test(id) && role !== 'operator');
      if (file === 'cli.json') assert.deepEqual(open, [], 'others could switch a board');
    });

    test("lists each exit code that a command's text mentions", () => {
      for (const { id, exitCodes, description, flags } of commands)
        for (const { text } of textsOf([description, flags.map((flag) => flag.description)])) {
          const own = text.replace(/The commands `[^.]*/, '');
          for (const [, code, outcomeCode] of own.matchAll(/exit codes? (?:is )?(\d+)|(\d+) for `/g))
            assert.ok(exitCodes.includes(Number(code ?? outcomeCode)), `${id}: ${text}`);
        }
      for (const { code, meaning } of tree.exitCodes)
        for (const { id, path, exitCodes } of commands)
          if (meaning.includes(`\`${tree.binary} ${path.join(' ')}`)) assert.ok(exitCodes.includes(code), id);
    });

    test('has unique flags with valid defaults in each command, and a flag refers only to flags of its command', () => {
      for (const command of commands) {
        const flags = flagsOf(tree, command);
        const names = flags.map(({ name }) => name);
        assertUnique(names);
        assertUnique(flags.flatMap(({ short }) => short ?? []));
        for (const flag of flags.filter((each) => each.default !== undefined)) {
          assert.equal(valueProblem(flag, String(flag.default)), null);
          assert.ok(!flag.required, flag.name);
        }
        for (const { name, needs = [], excludes = [] } of command.flags) {
          for (const other of [...needs, ...excludes])
            assert.ok(names.includes(other), `${command.id} ${name}: ${other}`);
          for (const other of excludes)
            assert.ok(command.flags.find((flag) => flag.name === other)?.excludes?.includes(name), `${name}: ${other}`);
        }
      }
    });

    test('has valid examples that call their own command, fit in 74 columns, and show valid job IDs', () => {
      const wide = [];
      for (const { id, path, examples } of commands) {
        for (const { command, output = '' } of examples) {
          const [call] = findCalls(contracts, command);
          const words = call?.words ?? [];
          assert.deepEqual([call?.tree.binary, ...words.slice(0, path.length)], [tree.binary, ...path], command);
          assert.deepEqual(checkCall(tree, words), [], command);
          wide.push(...`${command}\n${output}`.split('\n').filter((line) => [...line].length > 74));
          for (const [job] of output.matchAll(/\b(?:job|grp)_\w+/g)) assert.match(job, /^(?:job|grp)_[a-z2-7]{8,12}$/);
        }
        // A command that writes to a file prints nothing.
        if (!examples.some(({ output }) => output)) assert.match(examples[0].command, / > \S/, id);
      }
      assert.deepEqual(wide, []);
    });
  });

test('each server status maps to one exit code', () => {
  const cli = readContract('cli.json');
  assertUnique(cli.exitCodes.flatMap(({ httpStatus = [] }) => httpStatus));
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
