import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scriptFaults } from '../../checks/samples/checkBash';
import { checkCall } from '../../checks/samples/checkCall';
import { readContracts } from '../../checks/samples/contracts';
import foreign from '../../checks/samples/foreign.json';
import { publishedEntry } from '../../plugins/contracts/errorCodes';
import { commandWords, findKey, inlineCode, readContract, textsOf } from '../lib/contracts.mjs';

const { shared, entries } = readContract('error-codes.json');
const { limits, ports } = readContract('limits.json');
const treeFiles = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'];
const trees = new Map(treeFiles.map(readContract).map((tree) => [tree.binary, tree]));
const variables = [
  ...[...trees.values()].flatMap(({ environment }) => environment ?? []),
  ...readContract('job-environment.json').variables,
].map(({ name }) => name);

const ownFiles = [
  'adapters.json',
  'builtin-metrics.json',
  'drivers.json',
  'error-codes.json',
  'glossary.json',
  'integrations.json',
  'limits.json',
  'releases.json',
];
const texts = ownFiles.flatMap((file) => textsOf(readContract(file), file));
const prose = texts.filter(({ place }) => !/\/(log|searchWords|exampleRules)(\/|$)/.test(place));

/** Matches a dotted configuration key. */
const keyForm = /^[a-z_]+(\[\])?(\.[a-z_]+(\[\])?)+$/;
/** Matches other dotted names: Python names, events, metrics, filenames, and webhook events. */
const otherDotted =
  /^(ctx|samples)\.|\.(json|env|xml|log|raw|csv|py|su|bak|txt|scr|hex|elf|conf|old|pid|jobpkg|dip|rerequested)$|^(phase|job|test)\./;
const eventTypes = readContract('output-event.schema.json').properties.type.enum;

/** Returns the inline code in text that calls one of the product's binaries. */
function callsIn(text) {
  return inlineCode(text).filter((code) => {
    const [binary, ...rest] = commandWords(code);
    return trees.has(binary) && rest.length > 0;
  });
}

describe("words in the contracts' text", () => {
  test("are codes or environment variables if they're in capitals", () => {
    const known = new Set([...entries.map(({ id }) => id), ...variables, ...Object.keys(foreign.words)]);
    for (const { place, text } of prose) {
      const words = text.match(/\b_?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [];
      assert.deepEqual(
        words.filter((word) => !known.has(word)),
        [],
        place,
      );
    }
  });

  test('are valid commands if they look like commands', () => {
    for (const { place, text } of prose) {
      for (const call of callsIn(text)) {
        const [binary, ...words] = commandWords(call);
        const problems = checkCall(trees.get(binary), words).map(({ message }) => message);
        const onlyNamed = problems.every((problem) => /missing|needs|required/i.test(problem));
        if (place.includes('/command') || !onlyNamed) assert.deepEqual(problems, [], `${place}: ${call}`);
      }
    }
  });

  test('are existing keys if they look like keys', () => {
    const files = ['agent', 'dip', 'job-package', 'server'];
    for (const { place, text } of prose.filter((item) => !/\/keys\//.test(item.place))) {
      for (const code of inlineCode(text)) {
        if (!keyForm.test(code) || otherDotted.test(code) || eventTypes.includes(code)) continue;
        assert.ok(
          files.some((file) => findKey(`${file}:${code}`)),
          `${place}: ${code}`,
        );
      }
    }
  });
});

describe('error codes', () => {
  const contracts = readContracts(fileURLToPath(new URL('../../', import.meta.url)));
  for (const entry of entries) {
    const { confirm, cause, fix, commands } = publishedEntry(entry, shared);
    test(`${entry.id} lists the keys in its text`, () => {
      assert.deepEqual(
        entry.keys.filter((key) => !findKey(key)),
        [],
      );
      const code = [confirm, cause, ...fix].flatMap(inlineCode);
      const paths = entry.keys.map((key) => key.replace(/^[a-z-]+:/, ''));
      const named = code.filter((text) => keyForm.test(text) && !otherDotted.test(text) && !eventTypes.includes(text));
      assert.deepEqual(
        named.filter((path) => !paths.includes(path)),
        [],
      );
    });

    test(`${entry.id} has commands that run`, () => {
      for (const command of commands) assert.deepEqual(scriptFaults(contracts, command), [], command);
    });
  }
});

describe('limits and ports', () => {
  test('refer to existing keys', () => {
    const keys = [...limits, ...ports].flatMap((item) => item.keys ?? []);
    assert.deepEqual(
      keys.filter((key) => !findKey(key)),
      [],
    );
  });

  test("match their keys' defaults", () => {
    for (const { id, value, keys = [] } of limits) {
      for (const key of keys) {
        const { default: byDefault } = findKey(key) ?? {};
        const [schema, name] = key.split(':');
        const remedy = `contracts/${schema}-config.schema.json: ${name} has the default ${byDefault}, but contracts/limits.json has ${value} for "${id}"; change both, then run \`npm run check:samples\` for the text that states it`;
        if (typeof byDefault === 'number') assert.equal(byDefault, value, remedy);
      }
    }
  });
});

describe('drivers, adapters, and units', () => {
  const idsOf = (list) => list.map(({ id }) => id).sort();

  test('match the configuration schemas', () => {
    const { power, flash } = readContract('drivers.json');
    assert.deepEqual(idsOf(power), findKey('agent:devices[].power.driver')?.enum.toSorted());
    assert.deepEqual(idsOf(flash), findKey('agent:devices[].flash.driver')?.enum.toSorted());
    assert.deepEqual(
      idsOf(readContract('adapters.json').adapters),
      findKey('job-package:outputs[].adapter')?.enum.toSorted(),
    );
    const { units, metrics } = readContract('builtin-metrics.json');
    assert.deepEqual(units, findKey('dip:metrics[].unit')?.enum);
    assert.ok(metrics.every(({ unit }) => units.includes(unit)));
    assert.deepEqual(readContract('output-event.schema.json').$defs.unit.enum, units);
  });
});
