import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { createAjv } from '../../checks/ajv.mjs';
import { readContract } from '../lib/contracts.mjs';

const files = readdirSync(new URL('../../contracts/output/', import.meta.url));
const schemas = files.map((file) => readContract(`output/${file}`));
const shared = [readContract('output-event.schema.json'), readContract('results.schema.json')];
const commands = ['cli.json', 'agentctl.json', 'toolbelt.json'].flatMap((file) => {
  const tree = readContract(file);
  return tree.commands.map((command) => ({ ...command, call: [tree.binary, ...command.path].join(' ') }));
});
const withSample = schemas.filter(({ $id }) => !$id.endsWith('/types.schema.json'));

/** Fields that appear in only some of a command's outputs. */
const optionalFields = ['matching_devices'];

function partsOf(schema, place = '') {
  if (typeof schema !== 'object' || schema === null) return [];
  const children = Object.entries(schema).filter(([word]) => !['examples', 'enum', 'required'].includes(word));
  return [{ place, schema }, ...children.flatMap(([word, child]) => partsOf(child, `${place}/${word}`))];
}

describe('JSON output', () => {
  const ajv = createAjv();
  for (const schema of [...shared, ...schemas]) ajv.addSchema(schema);

  test('every stable output has a schema, and each schema belongs to one command', () => {
    const named = commands.filter(({ output }) => output);
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
    test(`${files[index]} has the right URL, and every field has a description and is required`, () => {
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

  test('samples match their schemas', () => {
    for (const { $id, examples } of withSample) {
      assert.equal(examples.length, 1, $id);
      const validate = ajv.getSchema($id);
      assert.ok(validate?.(examples[0]), `${$id}: ${JSON.stringify(validate?.errors, null, 2)}`);
    }
  });

  test('states, outcomes, and codes match the other contracts', () => {
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
});
