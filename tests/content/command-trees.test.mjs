import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import Ajv2020 from 'ajv/dist/2020.js';
import { checkCall, flagsOf, valueProblem } from '../lib/commandTree.mjs';

const contracts = new URL('../../contracts/', import.meta.url);
const readContract = (name) => JSON.parse(readFileSync(new URL(name, contracts), 'utf8'));

/** Every command of the product, written out by hand so that none can be lost or added unseen. */
const expectedCommands = {
  'cli.json': [
    ['login', 'logout', 'whoami', 'init', 'config get', 'config set', 'config show'],
    ['project list', 'project show', 'project rules get', 'project rules set'],
    ['secret list', 'secret set', 'secret delete'],
    ['dip keygen', 'dip sign', 'dip build', 'dip validate', 'dip push', 'dip pull', 'dip list'],
    ['dip show', 'dip diff', 'dip metrics', 'dip promote', 'dip deprecate', 'dip delete'],
    ['package build', 'package validate', 'package run', 'package push', 'package list'],
    ['package show', 'package deprecate'],
    ['job submit', 'job list', 'job show', 'job watch', 'job logs', 'job results', 'job cancel'],
    ['job retry', 'job artifacts list', 'job artifacts download'],
    ['device list', 'device show', 'device reserve', 'device release', 'device console'],
    ['device power', 'device quarantine', 'device unquarantine', 'device maintenance'],
    ['device return', 'device retire'],
    ['agent list', 'agent show', 'agent drain', 'agent pause', 'agent resume', 'agent remove'],
    ['agent token create', 'agent token list', 'agent token revoke'],
    ['adapter list', 'adapter test', 'schema print', 'doctor', 'completion', 'version'],
  ].flat(),
  'agentctl.json': [
    ['register', 'unregister', 'start', 'stop', 'restart', 'status', 'run'],
    ['drain', 'pause', 'resume', 'config validate', 'config show', 'config migrate'],
    ['device scan', 'device list', 'device test', 'device console', 'device power'],
    ['device flash', 'device quarantine', 'device unquarantine', 'device maintenance'],
    ['device return', 'device retire'],
    ['jobs', 'logs', 'cache list', 'cache clear', 'cache verify'],
    ['diagnose', 'update', 'version'],
  ].flat(),
  'toolbelt.json': ['list', 'doctor', 'which', 'exec', 'udev install', 'version'],
  'server-cli.json': ['run', 'check', 'migrate', 'admin create'],
};

const expectedExitCodes = {
  'cli.json': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 130],
  'agentctl.json': [0, 1, 2, 4, 5, 8, 9, 11, 12],
  'toolbelt.json': [0, 1, 2, 5],
  'server-cli.json': [0, 1, 2, 8],
};

const trees = Object.fromEntries(Object.keys(expectedCommands).map((file) => [file, readContract(file)]));
const [cli, agentctl, toolbelt, server] = Object.values(trees);
const versions = readContract('releases.json').releases.map(({ version }) => version);
const treeOfBinary = new Map(Object.values(trees).map((tree) => [tree.binary, tree]));

/** Words of one example; stops at a redirection or pipe. */
function splitWords(command) {
  const [call] = command.split(/\s[>|]/);
  return [...call.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
}

function messages(tree, call) {
  return checkCall(tree, Array.isArray(call) ? call : splitWords(call)).map(({ message }) => message);
}

function stringsIn(value) {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

function assertUnique(values) {
  assert.deepEqual(values, [...new Set(values)]);
}

const ajv = new Ajv2020({ allErrors: true, strictTypes: true, allowUnionTypes: true });

function assertValid(schema, value) {
  const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
  validate(value);
  assert.deepEqual(validate.errors ?? [], []);
}

for (const [file, tree] of Object.entries(trees)) {
  describe(file, () => {
    test('validates against the schema', () => {
      assertValid(readContract('schema/command-tree.schema.json'), tree);
    });

    test('has exactly the commands and exit codes of the product', () => {
      const paths = tree.commands.map(({ path }) => path.join(' '));
      assert.deepEqual(paths.toSorted(), expectedCommands[file].toSorted());
      assert.deepEqual(
        tree.exitCodes.map(({ code }) => code),
        expectedExitCodes[file],
      );
    });

    test('ids are unique and name the path', () => {
      assertUnique(tree.commands.map(({ id }) => id));
      for (const { id, path } of tree.commands) assert.equal(id, path.join('-'));
    });

    test('commands of one group are together', () => {
      const groups = tree.commands.map(({ group }) => group);
      assertUnique(groups.filter((group, index) => group !== groups[index - 1]));
    });

    test('exit codes of commands and linked commands exist', () => {
      const codes = tree.exitCodes.map(({ code }) => code);
      const ids = tree.commands.map(({ id }) => id);
      for (const command of tree.commands) {
        for (const code of command.exitCodes) assert.ok(codes.includes(code), command.id);
        for (const id of command.seeAlso ?? []) assert.ok(ids.includes(id), `${command.id}: ${id}`);
        assert.ok(!command.seeAlso?.includes(command.id), command.id);
      }
    });

    test('flags are unique in a command, and so are their relations', () => {
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

    test('defaults are values of their flag', () => {
      const flags = tree.commands.flatMap((command) => flagsOf(tree, command));
      for (const flag of flags.filter((each) => each.default !== undefined)) {
        assert.equal(valueProblem(flag, String(flag.default)), null);
        assert.ok(!flag.required, flag.name);
      }
    });

    test('what is new names the release that brought it', () => {
      const own = tree.commands.flatMap((command) => [command, ...command.flags]);
      const dated = [...own, ...tree.globalFlags, ...tree.environment].filter(({ since }) => since);
      for (const { since } of dated) assert.ok(versions.includes(since), since);
    });

    test('a command that can return 1 says when', () => {
      const silent = tree.commands.filter(
        ({ exitCodes, description }) =>
          tree.binary === 'benchloom' && exitCodes.includes(1) && !/\b1\b/.test(description),
      );
      assert.deepEqual(
        silent.map(({ id }) => id),
        [],
      );
    });

    test('flags and environment variables agree', () => {
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

    test('only the last arguments are optional or repeatable', () => {
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

    test('every list command takes the list flags', () => {
      for (const command of tree.listFlags ? tree.commands : []) {
        assert.equal(Boolean(command.list), command.path.at(-1) === 'list', command.id);
      }
    });

    test('value forms are used', () => {
      const placeholders = tree.commands.flatMap((command) => [
        ...command.arguments.map(({ name }) => name),
        ...flagsOf(tree, command).map(({ value }) => value),
      ]);
      for (const { name } of tree.valueForms ?? []) assert.ok(placeholders.includes(name), name);
    });

    test('examples are valid calls of their own command', () => {
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

    test('calls named in texts have known commands and flags', () => {
      for (const text of stringsIn(tree)) {
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

test('the environment of jobs validates against its schema', () => {
  const environment = readContract('job-environment.json');
  assertValid(readContract('schema/job-environment.schema.json'), environment);
  assertUnique(environment.variables.map(({ name }) => name));
});

test('the schema refuses unknown keys and commands without exit codes', () => {
  const schema = readContract('schema/command-tree.schema.json');
  const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
  assert.equal(validate({ ...toolbelt, extra: true }), false);
  const [first, ...others] = toolbelt.commands;
  assert.equal(validate({ ...toolbelt, commands: [{ ...first, hint: 'x' }, ...others] }), false);
  assert.equal(validate({ ...toolbelt, commands: [{ ...first, exitCodes: [] }] }), false);
});

test('each status of the server has one exit code', () => {
  const statuses = cli.exitCodes.flatMap(({ httpStatus = [] }) => httpStatus);
  assertUnique(statuses);
  const exitOf = (status) =>
    cli.exitCodes.find(({ httpStatus = [] }) => httpStatus.some((form) => form === status || form === `${status[0]}xx`))
      ?.code;
  for (const { id, kind, alsoKinds = [], httpStatus, symptom, fix } of readContract('error-codes.json').entries) {
    if (![kind, ...alsoKinds].includes('api-error')) continue;
    const exit = exitOf(String(httpStatus));
    assert.notEqual(exit, undefined, `${id}: ${httpStatus}`);
    const named = [symptom, ...fix].join(' ').match(/exit code \d+/g) ?? [];
    if (named.length > 0) assert.ok(named.includes(`exit code ${exit}`), `${id}: ${named}`);
  }
});

test('the commands of the server are called through the service that every size has', () => {
  const { compose } = readContract('limits.json');
  const service = server.callAs.split(' ').at(-1);
  assert.deepEqual(
    compose.services.filter(({ sizes }) => sizes.length === 3).map(({ name }) => name),
    [service],
  );
  for (const { id, examples } of server.commands) {
    const byService = examples.every(({ command }) => command.startsWith(`sudo ${server.callAs} `));
    assert.equal(byService, id !== 'run', id);
  }
});

describe('checkCall', () => {
  const validCalls = [
    [cli, 'job submit smoke --dip=./gateway-1.4.2.dip --wait --timeout 45m'],
    [cli, '--profile staging -v job list --limit 10 --state queued -o json'],
    [cli, 'job submit smoke --tag site=lyon --tag rack=3 --priority -5'],
    [cli, 'dip build image --reproducible=false'],
    [cli, 'dip pull -- gateway@released'],
    [cli, 'dip show gateway@1.4.2+variant=debug'],
    [cli, 'job submit smoke --dip gateway@released+variant=debug'],
    [cli, 'job submit smoke --dip gateway@1.4.3-ci.812.1'],
    [cli, 'job submit --help'],
    [cli, 'job --help'],
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
    [cli, 'jobs --help', 'unknown command "benchloom jobs"'],
    [cli, 'whoami --json', 'unknown flag --json'],
    [cli, 'whoami -x', 'unknown flag -x'],
    [cli, 'whoami --limit=5', 'unknown flag --limit'],
    [cli, '--colour whoami', 'unknown flag --colour'],
    [cli, 'job show', 'missing argument ID'],
    [cli, 'device power rpi4-07', 'missing argument ACTION'],
    [cli, 'device quarantine rpi4-07', 'missing flag --reason'],
    [agentctl, 'run', 'missing flag --foreground'],
    [cli, 'job show job_a job_b', 'too many arguments: "job_b"'],
    [cli, 'job show -- job_a job_b', 'too many arguments: "job_b"'],
    [toolbelt, 'exec openocd version', 'too many arguments: "version"'],
    [toolbelt, 'exec openocd -f', 'unknown flag -f'],
    [toolbelt, 'exec -- --version', 'missing argument TOOL'],
    [cli, 'device power rpi4-07 toggle', 'ACTION: "toggle" is not one of on, off, cycle'],
    [cli, 'job show job_a -o yml', '--output: "yml" is not one of table, json, jsonl'],
    [agentctl, 'device test rpi4-07 --only console,usb', '--only: "usb" is not one of console, power, flash, sensors'],
    [cli, 'job submit smoke --wait --adapter html:out', '--adapter: "html" is not one of junit, tap, jsonl'],
    [cli, 'job submit smoke --dip', '--dip needs a value'],
    [cli, 'job submit smoke --dip --wait', '--dip needs a value'],
    [cli, 'job submit smoke --branch -v', '--branch needs a value'],
    [cli, 'job list --limit many', '--limit: "many" is not a value of type int'],
    [cli, 'job list --limit 501', '--limit: 501 is above 500'],
    [cli, 'job submit smoke --priority -11', '--priority: -11 is below -10'],
    [cli, 'job list --since 90', '--since: "90" is not a value of type duration'],
    [cli, 'job list --since 1h30m', '--since: "1h30m" is not a value of type duration'],
    [cli, 'device reserve rpi4-07 --for 2d', '--for: 2d is above 24h'],
    [cli, 'whoami --quiet=yes', '--quiet: "yes" is not a value of type bool'],
    [cli, 'whoami --server lab', '--server: "lab" is not a value of type url'],
    [cli, 'dip build --label main', '--label: "main" is not a value of type key-value'],
    [cli, 'dip build --version 1.4', '--version: "1.4" is not a value of type semver'],
    [cli, 'dip build --out=', '--out: "" is not a value of type path'],
    [cli, 'job submit smoke --commit main', '--commit: "main" is not a value of type sha'],
    [agentctl, 'device flash nrf-02 app.bin --address 8000000', '--address: "8000000" is not a value of type hex'],
    [cli, 'job submit smoke --dip gateway@latest', '--dip: "gateway@latest" is not a value of type dip'],
    [cli, 'job submit smoke --dip gateway@1.4', '--dip: "gateway@1.4" is not a value of type dip'],
    [cli, 'dip show gateway@1.4.2+debug=1', 'DIP: "gateway@1.4.2+debug=1" is not a DIP'],
    [agentctl, 'update --check --now', '--check and --now exclude each other'],
    [cli, 'job submit smoke --dry-run --dry-run', '--dry-run is given more than once'],
    [cli, '--project a whoami --project b', '--project is given more than once'],
    [cli, 'job submit smoke --adapter junit:out.xml', '--adapter needs --wait'],
    [cli, 'login --github-oidc --token-file token.txt', '--github-oidc and --token-file exclude each other'],
  ];
  for (const [tree, call, message] of wrongCalls) {
    test(`reports: ${message}`, () => assert.deepEqual(messages(tree, call), [message]));
  }

  test('reports every mistake of a call', () => {
    assert.deepEqual(messages(cli, 'device power --fast rpi4-07 toggle now'), [
      'unknown flag --fast',
      'ACTION: "toggle" is not one of on, off, cycle',
      'too many arguments: "now"',
    ]);
  });

  test('takes null as one word of unknown text', () => {
    assert.deepEqual(messages(cli, ['device', 'power', null, null]), []);
    assert.deepEqual(messages(cli, ['job', 'list', '--limit', null]), []);
    assert.deepEqual(messages(cli, ['job', 'show', null, null]), ['too many arguments: "…"']);
    assert.deepEqual(messages(cli, [null]), ['unknown command "benchloom …"']);
  });
});
