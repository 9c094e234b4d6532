import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { entryTexts } from '../../plugins/contracts/reference/errorCodes';
import { createAjv } from '../../tools/lint/ajv.mjs';
import { checkCall, flagsOf, valueProblem } from '../../tools/lint/examples/checkCall';
import { readContract, textsOf } from '../lib/contracts.mjs';

const files = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'];
const trees = Object.fromEntries(files.map((file) => [file, readContract(file)]));
const [cli, agentctl, toolbelt] = Object.values(trees);
const treeOfBinary = new Map(Object.values(trees).map((tree) => [tree.binary, tree]));

/** Splits an example command into words, stopping at a redirection or pipe. */
function splitWords(command) {
  const [call] = command.split(/\s[>|]/);
  return [...call.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
}

function messages(tree, call) {
  return checkCall(tree, Array.isArray(call) ? call : splitWords(call)).map(({ message }) => message);
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

    test('lists each exit code that a text names for its command', () => {
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

    test('allows only the last arguments to be optional or repeatable', () => {
      for (const { id, arguments: args } of tree.commands) {
        const firstOptional = args.findIndex(({ required }) => !required);
        const tail = firstOptional < 0 ? [] : args.slice(firstOptional);
        assert.ok(
          tail.every(({ required }) => !required),
          id,
        );
        assert.ok(
          args.slice(0, -1).every(({ repeatable }) => !repeatable),
          id,
        );
      }
    });

    test('has valid examples that call their own command', () => {
      for (const { id, path, examples } of tree.commands) {
        for (const { command } of examples) {
          const call = command.replace(/^sudo /, '').replaceAll(/\\\n */g, '');
          const words = splitWords(tree.callAs ? call.replace(tree.callAs, tree.binary) : call);
          assert.equal(words[0], tree.binary, `${id}: ${command}`);
          assert.deepEqual(words.slice(1, path.length + 1), path);
          assert.deepEqual(messages(tree, words.slice(1)), [], command);
        }
      }
    });

    test('uses known commands and flags in its texts', () => {
      for (const { text } of textsOf(tree)) {
        for (const [, code] of text.matchAll(/`([^`]+)`/g)) {
          const [binary, ...words] = splitWords(code);
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
  for (const entry of readContract('error-codes.json').entries) {
    const { id, kind, alsoKinds = [], httpStatus, symptom } = entry;
    if (![kind, ...alsoKinds].includes('api-error')) continue;
    const exit = exitOf(String(httpStatus));
    assert.notEqual(exit, undefined, `${id}: ${httpStatus}`);
    const named = [symptom, ...entryTexts(entry).fix].join(' ').match(/exit code \d+/g);
    if (named) assert.ok(named.includes(`exit code ${exit}`), `${id}: ${named}`);
    for (const { text } of textsOf(cli.commands))
      for (const [, stated] of text.matchAll(new RegExp(`${id} \\(exit code (\\d+)`, 'g')))
        assert.equal(stated, `${exit}`, text);
  }
});

describe('checkCall', () => {
  const validCalls = [
    [cli, 'job submit smoke --dip=./gateway-1.4.2.dip --wait --timeout 45m'],
    [cli, '--profile staging -v job list --limit 10 --state queued -o json'],
    [cli, 'job submit smoke --tag site=lyon --tag rack=3 --priority -5'],
    [cli, 'dip build image --reproducible=false'],
    [cli, 'dip pull -- gateway@released'],
    [cli, 'job submit --help'],
    [cli, '-h'],
    [agentctl, 'device test rpi4-07 --only console,power'],
    [toolbelt, 'exec openocd -- -f board.cfg --version'],
  ];
  for (const [tree, call] of validCalls) {
    test(`accepts: ${tree.binary} ${call}`, () => assert.deepEqual(messages(tree, call), []));
  }

  const wrongCalls = [
    [cli, '', 'incomplete command "benchloom"'],
    [cli, 'job', 'incomplete command "benchloom job"'],
    [cli, 'jobs list', 'unknown command "benchloom jobs"'],
    [cli, 'job sumbit smoke', 'unknown command "benchloom job sumbit"'],
    [cli, 'job show', 'missing argument ID'],
    [cli, 'device power rpi4-07', 'missing argument ACTION'],
    [agentctl, 'run', 'missing flag --foreground'],
    [cli, 'job show job_a job_b', 'too many arguments: "job_b"'],
    [toolbelt, 'exec openocd version', 'too many arguments: "version"'],
    [cli, 'device power rpi4-07 toggle', `ACTION: "toggle" isn't one of on, off, cycle`],
    [cli, 'job submit smoke --dip', '--dip needs a value'],
    [cli, 'job list --limit many', `--limit: "many" isn't a value of type int`],
    [cli, 'job submit smoke --priority -11', '--priority: -11 is below -10'],
    [cli, 'job list --since 1h30m', `--since: "1h30m" isn't a value of type duration`],
    [cli, 'job submit smoke --dip gateway@latest', `--dip: "gateway@latest" isn't a value of type dip`],
    [cli, 'dip show gateway@1.4.2+debug=1', `DIP: "gateway@1.4.2+debug=1" isn't a DIP`],
    [agentctl, 'update --check --now', "--check and --now can't be combined"],
    [cli, 'job submit smoke --dry-run --dry-run', '--dry-run is given more than once'],
    [cli, 'job submit smoke --adapter junit:out.xml', '--adapter needs --wait'],
  ];
  for (const [tree, call, message] of wrongCalls) {
    test(`reports: ${message}`, () => assert.deepEqual(messages(tree, call), [message]));
  }

  test('reports every error in a call', () => {
    assert.deepEqual(messages(cli, 'device power --fast rpi4-07 toggle now'), [
      'unknown flag --fast',
      `ACTION: "toggle" isn't one of on, off, cycle`,
      'too many arguments: "now"',
    ]);
  });

  test('accepts null for a word whose text is unknown', () => {
    assert.deepEqual(messages(cli, ['device', 'power', null, null]), []);
    assert.deepEqual(messages(cli, ['job', 'list', '--limit', null]), []);
    assert.deepEqual(messages(cli, ['job', 'show', null, null]), ['too many arguments: "…"']);
    assert.deepEqual(messages(cli, [null]), ['unknown command "benchloom …"']);
  });
});
