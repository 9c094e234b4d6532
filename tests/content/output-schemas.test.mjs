import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import Ajv2020 from 'ajv/dist/2020.js';
import { readContract } from '../lib/contracts.mjs';
import { createAjv } from './ajv.mjs';

const files = readdirSync(new URL('../../contracts/output/', import.meta.url));
const schemas = files.map((file) => readContract(`output/${file}`));
const shared = [readContract('output-event.schema.json'), readContract('results.schema.json')];
const commands = ['cli.json', 'agentctl.json', 'toolbelt.json'].flatMap((file) => {
  const tree = readContract(file);
  return tree.commands.map((command) => ({ ...command, call: [tree.binary, ...command.path].join(' ') }));
});
const withSample = schemas.filter(({ $id }) => !$id.endsWith('/types.schema.json'));

/** Commands with a promised JSON output, written out by hand so that none can be lost or added unseen. */
const expectedOutputs = {
  benchloom: ['job submit', 'job list', 'job show', 'job results', 'device list', 'device show', 'agent list']
    .concat(['agent show', 'dip list', 'dip show', 'dip diff', 'package list', 'package show'])
    .map((call) => `benchloom ${call}`),
  agentctl: ['agentctl status', 'agentctl device list', 'agentctl jobs'],
  toolbelt: ['benchloom-toolbelt list', 'benchloom-toolbelt doctor'],
};

/** Fields that a command prints in some calls only. */
const optionalFields = ['matching_devices'];

/** Every part of a schema with its place. */
function partsOf(schema, place = '') {
  if (typeof schema !== 'object' || schema === null) return [];
  const children = Object.entries(schema).filter(([word]) => !['examples', 'enum', 'required'].includes(word));
  return [{ place, schema }, ...children.flatMap(([word, child]) => partsOf(child, `${place}/${word}`))];
}

/** The schema with every object closed, so that a field of a sample that it does not describe is found. */
function closed(schema, inAllOf = false) {
  if (Array.isArray(schema)) return schema.map((part) => closed(part));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([word, child]) => [
      word,
      word === 'allOf' ? child.map((part) => closed(part, true)) : word === '$defs' ? child : closed(child),
    ]),
  );
  const isOpen = !inAllOf && (copy.properties || copy.allOf || copy.$ref) && copy.additionalProperties === undefined;
  return isOpen && !('$defs' in copy) ? { ...copy, unevaluatedProperties: false } : copy;
}

/** Types without an own usage in `allOf` are closed too, so that nested objects count. */
function closedTypes(schema) {
  const isBase = Object.values(schema.$defs).flatMap(({ allOf = [] }) => allOf.map(({ $ref }) => $ref.slice(8)));
  return {
    ...schema,
    $defs: Object.fromEntries(
      Object.entries(schema.$defs).map(([name, type]) => [name, closed(type, isBase.includes(name))]),
    ),
  };
}

function withAll(ajv, change = (schema) => schema) {
  for (const schema of [...shared, ...schemas.map(change)]) ajv.addSchema(schema);
  return ajv;
}

/** A validator that knows no field beside those of the schemas. */
function strictAjv() {
  return withAll(new Ajv2020({ allErrors: true, strict: false, logger: false }), (schema) =>
    schema.$defs ? closedTypes(schema) : closed(schema),
  );
}

describe('JSON output', () => {
  const ajv = withAll(createAjv());

  test('every command with a promised output names its schema, and each schema belongs to one command', () => {
    const named = commands.filter(({ output }) => output);
    assert.deepEqual(named.map(({ call }) => call).sort(), Object.values(expectedOutputs).flat().sort());
    assert.deepEqual(
      [...named.map(({ output }) => `${output}.schema.json`), 'types.schema.json'].sort(),
      files.toSorted(),
    );
    for (const { call, output } of named) {
      const { title, 'x-since': since } = readContract(`output/${output}.schema.json`);
      assert.equal(title, `Output of ${call}`);
      assert.ok(
        readContract('releases.json').releases.some(({ version }) => version === since),
        output,
      );
    }
  });

  for (const [index, schema] of schemas.entries()) {
    test(`${files[index]} has its address, and describes and promises every field`, () => {
      assert.ok(ajv.validateSchema(schema), ajv.errorsText());
      assert.equal(schema.$id, `https://www.benchloom.example/schemas/output/${files[index]}`);
      for (const { place, schema: part } of partsOf(schema)) {
        const fields = place.endsWith('/properties') ? [] : Object.entries(part.properties ?? {});
        for (const [name, field] of fields) {
          const target = field.$ref && ajv.getSchema(new URL(field.$ref, schema.$id).href)?.schema;
          assert.match(field.description ?? target?.description ?? '', /^[A-Z`].*[.]$/s, `${place}/${name}`);
          if (!optionalFields.includes(name)) assert.ok(part.required?.includes(name), `${place}/${name}: required`);
          assert.match(name, /^[a-z][a-z0-9_]*$/);
        }
      }
    });
  }

  test('samples fit, and hold no field that is not described', () => {
    const strict = strictAjv();
    for (const { $id, examples } of withSample) {
      assert.equal(examples.length, 1, $id);
      for (const validator of [ajv, strict]) {
        const validate = validator.getSchema($id);
        assert.ok(validate(examples[0]), `${$id}: ${JSON.stringify(validate.errors, null, 2)}`);
      }
    }
  });

  test('readers may meet new fields', () => {
    const status = readContract('output/agentctl-status.schema.json');
    assert.ok(ajv.getSchema(status.$id)({ ...status.examples[0], new_field: 1 }));
  });

  test('a missing or renamed field is found', () => {
    const strict = strictAjv();
    const { $id, examples } = readContract('output/device-show.schema.json');
    const { holder, ...rest } = examples[0];
    assert.ok(!ajv.getSchema($id)(rest));
    assert.ok(!strict.getSchema($id)({ ...examples[0], held_by: holder }));
    const list = readContract('output/device-list.schema.json');
    const [device, ...others] = list.examples[0].devices;
    assert.ok(!strict.getSchema(list.$id)({ ...list.examples[0], devices: [{ ...device, held_by: null }, ...others] }));
  });

  test('states, outcomes and codes are those of the other contracts', () => {
    const { states } = readContract('limits.json');
    const { $defs } = readContract('output/types.schema.json');
    const ids = (list) => list.map(({ id }) => id);
    const values = ({ enum: list }) => list.filter((value) => value !== null);
    assert.deepEqual(values($defs.job.properties.state), ids(states.job));
    assert.deepEqual(values($defs.job.properties.outcome).toSorted(), ids(states.outcomes).sort());
    assert.deepEqual(values($defs.device.properties.state), ids(states.device));
    assert.deepEqual(values($defs.device.properties.health), ids(states.deviceHealth));
    assert.deepEqual(values($defs.agent.properties.state), ids(states.agent));
    assert.deepEqual(['draft', ...values($defs.dip.properties.state)], ids(states.dip));
    assert.deepEqual(values($defs.package.properties.state), ids(states.package));
  });

  test('classes are those of the error codes', () => {
    const classes = new Map(readContract('error-codes.json').entries.map((entry) => [entry.id, entry.class]));
    for (const { examples } of withSample) {
      for (const job of examples[0].jobs ?? []) {
        if (job.reason !== undefined) assert.equal(job.class, job.reason && classes.get(job.reason));
      }
    }
  });
});
