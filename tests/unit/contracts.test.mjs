import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { createAjv } from '../../checks/ajv.mjs';
import { findKey, inlineCode, readContract } from '../lib/contracts.mjs';

const dataFiles = [
  'adapters.json',
  'builtin-metrics.json',
  'downloads.json',
  'drivers.json',
  'error-codes.json',
  'glossary.json',
  'healthy-logs.json',
  'integrations.json',
  'limits.json',
  'releases.json',
  '../src/search/searchWords.json',
];
const servedSchemas = ['output-event.schema.json', 'results.schema.json', 'manifest.schema.json'];

const { entries } = readContract('error-codes.json');
const { limits, states } = readContract('limits.json');
const { releases } = readContract('releases.json');
const eventSchema = readContract('output-event.schema.json');
const idsOf = (list) => list.map(({ id }) => id);

/** Compiles the published schemas and returns the validators by filename. */
function compileServed() {
  const ajv = createAjv();
  const schemas = servedSchemas.map(readContract);
  for (const schema of schemas) ajv.addSchema(schema);
  return Object.fromEntries(schemas.map(({ $id }, index) => [servedSchemas[index], ajv.getSchema($id)]));
}

/** Returns `file:line`, the ID of the entry around a JSON pointer, and the rest of the pointer. */
function place(file, data, pointer) {
  const keys = pointer.split('/').slice(1);
  const values = [data];
  for (const key of keys) values.push(values.at(-1)?.[key]);
  const depth = values.findLastIndex((value) => typeof value?.id === 'string');
  if (depth < 0) return `${file}:1 ${pointer}`;
  const { id } = values[depth];
  const lines = readFileSync(new URL(`../../contracts/${file}`, import.meta.url), 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(`"id": "${id}"`)) + 1} ${id} /${keys.slice(depth).join('/')}`;
}

describe('contract files', () => {
  const ajv = createAjv();
  const validatorOf = (file, data) => {
    const schema = readContract(path.join(path.dirname(file), data.$schema));
    return ajv.getSchema(schema.$id) ?? ajv.compile(schema);
  };

  for (const file of dataFiles) {
    test(`${file} matches its schema`, () => {
      const data = readContract(file);
      const validate = validatorOf(file, data);
      const isValid = validate(data);
      const messages = validate.errors?.map(({ instancePath, message, params }) =>
        [place(file, data, instancePath), message, Object.values(params)].join(' '),
      );
      assert.ok(isValid, [...new Set(messages)].slice(0, 5).join('\n'));
    });
  }
});

describe('event stream', () => {
  const validators = compileServed();

  test('has examples that match their schemas', () => {
    for (const file of servedSchemas) {
      for (const example of readContract(file).examples) {
        assert.ok(validators[file](example), `${file}: ${JSON.stringify(validators[file].errors)}`);
      }
    }
  });

  test('has an example of every type', () => {
    const types = new Set(eventSchema.examples.map(({ type }) => type));
    assert.deepEqual([...types].sort(), eventSchema.properties.type.enum.toSorted());
  });

  test('has the same codes as error-codes.json', () => {
    const ofKind = (kind) => entries.filter((entry) => [entry.kind, ...(entry.alsoKinds ?? [])].includes(kind));
    const { reason, warning, testFinished } = eventSchema.$defs;
    assert.deepEqual(reason.enum.toSorted(), idsOf(ofKind('job-reason')).sort());
    assert.deepEqual(warning.properties.code.enum.toSorted(), idsOf(ofKind('warning')).sort());
    assert.deepEqual(testFinished.properties.code.enum.toSorted(), idsOf(ofKind('test-code')).sort());
  });
});

describe('limits', () => {
  const codes = new Set(idsOf(entries));
  const limitIds = new Set(idsOf(limits));

  test('refer to existing codes', () => {
    assert.deepEqual(
      limits.flatMap((limit) => limit.codes ?? []).filter((code) => !codes.has(code)),
      [],
    );
  });

  test('exist for every ID that another contract uses', () => {
    const { github, slack } = readContract('integrations.json');
    const used = [
      ...states.job.flatMap((state) => state.limitIds),
      ...github.limitIds,
      ...slack.limitIds,
      readContract('adapters.json').timeoutLimitId,
    ];
    assert.deepEqual(
      used.filter((id) => !limitIds.has(id)),
      [],
    );
  });
});

describe('job states', () => {
  const { job, anywhere } = states;
  const reasons = entries.filter(({ kind }) => kind === 'job-reason');

  test('refer to existing reasons', () => {
    const named = [...job.flatMap((state) => state.onFailure), ...anywhere].flatMap((failure) => failure.reasons);
    assert.deepEqual(
      named.filter((code) => !idsOf(entries).includes(code)),
      [],
    );
  });

  test("match each reason's states and outcome", () => {
    const everywhere = anywhere.flatMap((failure) => failure.reasons);
    for (const { id, phases: where, outcome } of reasons.filter((reason) => !everywhere.includes(reason.id))) {
      const states = job.filter((state) =>
        state.onFailure.some(
          (failure) => failure.reasons.includes(id) && [outcome, 'unchanged'].includes(failure.outcome),
        ),
      );
      assert.deepEqual(idsOf(states), where, id);
    }
  });
});

describe('releases', () => {
  test('list the supported agents, up to two minor versions back, in both numbers and words', () => {
    for (const { version, agents, agentSkew } of releases) {
      const [major, minor] = version.split('.').map(Number);
      assert.deepEqual(agents, { from: `${major}.${Math.max(0, minor - 2)}`, to: `${major}.${minor}` }, version);
      if (agents.from !== agents.to)
        assert.match(agentSkew, new RegExp(`from ${agents.from} to ${agents.to}`), version);
    }
  });

  test('name the component of each change, where they name components', () => {
    for (const { version, changes, components = {} } of releases)
      for (const [kind, names] of Object.entries(components))
        assert.equal(names.length, changes[kind].length, `${version}: components.${kind}`);
  });

  test('list the keys that they mention, and these keys exist', () => {
    for (const { version, breaking, changes, keys = [] } of releases) {
      assert.deepEqual(
        keys.filter((key) => !findKey(key)),
        [],
        version,
      );
      if (breaking) assert.notDeepEqual(keys, [], `${version} is breaking and lists no key`);
      const paths = keys.map((key) => key.replace(/^[a-z-]+:/, ''));
      const named = Object.values(changes).flat().flatMap(inlineCode);
      const dotted = named.filter(
        (code) => /^[a-z_]+(\[\])?(\.[a-z_]+(\[\])?)+$/.test(code) && !/\.(json|raw)$/.test(code),
      );
      assert.deepEqual(
        dotted.filter((code) => !paths.includes(code)),
        [],
        version,
      );
    }
  });

  test('include every release that an error code mentions', () => {
    const versions = releases.map(({ version }) => version);
    for (const { id, since, fixedIn } of entries) {
      for (const version of [since, fixedIn].filter(Boolean)) assert.ok(versions.includes(version), id);
    }
  });
});
