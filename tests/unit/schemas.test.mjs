import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { createAjv } from '../../checks/ajv.mjs';
import { placeOf, readContract } from '../lib/contracts.mjs';
import { expectRecord } from '../lib/record';

const escapePointer = (part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Lists a schema and all schemas in it that aren't inside a condition, each with a dotted path and a JSON pointer. */
function partsOf(schema, path = '', pointer = '', key = {}) {
  const { properties = {}, items, additionalProperties: map, required = [] } = schema;
  return [
    { ...key, path, pointer, schema },
    ...Object.entries(properties).flatMap(([name, value]) => {
      const key = { isKey: true, required: required.includes(name) };
      return partsOf(value, path ? `${path}.${name}` : name, `${pointer}/properties/${escapePointer(name)}`, key);
    }),
    ...(items ? partsOf(items, `${path}[]`, `${pointer}/items`) : []),
    ...(typeof map === 'object' ? partsOf(map, `${path}.<name>`, `${pointer}/additionalProperties`) : []),
  ];
}

/** Returns the keys and values that a rule names but the object that it belongs to doesn't have. */
function strangersIn(rule, schema) {
  const { properties: keys = {} } = schema;
  const parts = ['if', 'then', 'else', 'not', 'items'].flatMap((word) => rule[word] ?? []);
  const named = Object.entries(rule.properties ?? {});
  return [
    ...[...named.map(([name]) => name), ...(rule.required ?? [])].filter((name) => !(name in keys)),
    ...[rule.const ?? rule.enum ?? []].flat().filter((value) => schema.enum && !schema.enum.includes(value)),
    ...named.flatMap(([name, part]) => strangersIn(part, keys[name] ?? {})),
    ...[...parts, ...(rule.allOf ?? []), ...(rule.anyOf ?? []), ...(rule.oneOf ?? [])].flatMap((part) =>
      strangersIn(part, rule.items === part ? (schema.items ?? {}) : schema),
    ),
  ];
}

const sentence = /^[A-Z`].*[.]$/s;

for (const file of ['agent', 'dip', 'job-package', 'server'].map((name) => `${name}-config.schema.json`))
  describe(file, () => {
    const root = readContract(file);
    const parts = partsOf(root);
    const keys = parts.filter(({ isKey }) => isKey);

    test('has the expected file, format, and command', () => {
      for (const key of ['title', 'description', 'x-file', 'x-validate']) assert.ok(root[key], key);
      assert.equal(root['x-schema-version'], root.properties?.schema_version.const);
      if (root.properties) assert.deepEqual(root.properties.$schema.examples, [root.$id]);
    });

    test("describes every key, and says whether it's required, has a default, is deprecated, or is a secret", () => {
      for (const { path, pointer, required, schema } of keys) {
        const place = placeOf(file, pointer);
        assert.match(schema.description ?? '', sentence, `${place}: description in full sentences`);
        const said = [required, 'default' in schema, 'x-default' in schema].filter(Boolean);
        assert.equal(said.length, 1, `${place}: add one of required, default, or x-default`);
        const values = Object.entries(schema['x-values'] ?? {});
        for (const [value] of values) assert.ok(schema.enum.includes(value), `${place}: ${value}`);
        assert.equal(Boolean(schema['x-deprecated']), Boolean(schema.deprecated), `${place}: deprecated`);
        for (const fact of [schema['x-deprecated'], ...values.map(([, { deprecated }]) => deprecated)].filter(Boolean))
          assert.ok(fact.last && fact.readAs, `${place}: last and readAs`);
        if (!path.endsWith('_env')) continue;
        assert.equal(schema.$ref, '#/$defs/environmentName', `${place}: contains the name of a variable`);
        assert.match(schema.description, /\.env`/, `${place}: the description says where the value is`);
      }
    });

    test('has valid examples and defaults for every key', () => {
      const ajv = createAjv().addSchema(root);
      for (const { pointer, schema } of keys) {
        const check = ajv.compile({ $ref: `${root.$id}#${pointer}` });
        assert.ok(schema.examples?.length > 0, `${placeOf(file, pointer)}: add examples`);
        for (const value of [...schema.examples, ...('default' in schema ? [schema.default] : [])])
          assert.ok(
            check(value),
            `${placeOf(file, pointer)}: ${JSON.stringify(value)}: ${ajv.errorsText(check.errors)}`,
          );
      }
    });

    test('describes every conditional rule, and the rules name only keys and values of their object', () => {
      for (const { pointer, schema } of parts)
        for (const rule of schema.allOf ?? []) {
          assert.match(rule.description ?? '', /^[A-Z`].*[.]$/, pointer);
          assert.deepEqual(strangersIn(rule, schema), [], rule.description);
        }
    });

    test('rejects unknown keys, except in maps', () => {
      const isObject = ({ type, $ref }) => type === 'object' || $ref === '#/$defs/tags';
      for (const { path, schema: map } of parts.filter((part) => isObject(part.schema))) {
        if (map.additionalProperties === false) continue;
        const shape = map.$ref ? root.$defs[map.$ref.split('/').pop()] : map;
        assert.ok(shape.propertyNames, `${path}: names are constrained`);
        assert.ok(shape.additionalProperties.type, `${path}: values are constrained`);
      }
    });
  });

test('a changed default or limit is a difference to look at', () => {
  const files = ['agent', 'dip', 'job-package', 'server'].map((name) => `${name}-config.schema.json`);
  const defaults = files.flatMap((file) =>
    partsOf(readContract(file))
      .filter(({ schema }) => 'default' in schema)
      .map(({ path, schema }) => `${file} ${path}: ${JSON.stringify(schema.default)}`),
  );
  const limits = readContract('limits.json').limits.map(({ id, value }) => `${id}: ${value}`);
  expectRecord('golden/defaults.txt', `${[...defaults, ...limits].join('\n')}\n`);
});

/** Fields that appear in only some of a command's outputs. */
const optionalFields = ['matching_devices'];

/** Lists the fields of an output, those in `$defs` and behind a `$ref` included. */
function fieldsOf(schema, pointer = '') {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, required = [] } = pointer.endsWith('/properties') ? {} : schema;
  const children = Object.entries(schema).filter(([word]) => !['examples', 'enum', 'required'].includes(word));
  return [
    ...Object.entries(properties).map(([name, field]) => ({
      name,
      field,
      isRequired: required.includes(name),
      place: `${pointer}/properties/${name}`,
    })),
    ...children.flatMap(([word, child]) => fieldsOf(child, `${pointer}/${word}`)),
  ];
}

test('every field of an output has a description and is required', () => {
  const ajv = createAjv();
  const files = readdirSync(new URL('../../contracts/output/', import.meta.url)).map((file) => `output/${file}`);
  const schemas = [...files, 'output-event.schema.json', 'results.schema.json'].map(readContract);
  for (const schema of schemas) ajv.addSchema(schema);
  for (const [index, file] of files.entries())
    for (const { name, field, isRequired, place } of fieldsOf(schemas[index])) {
      const target = field.$ref && ajv.getSchema(new URL(field.$ref, schemas[index].$id).href)?.schema;
      assert.match(field.description ?? target?.description ?? '', sentence, placeOf(file, place));
      assert.ok(isRequired || optionalFields.includes(name), `${placeOf(file, place)}: required`);
      assert.match(name, /^[a-z][a-z0-9_]*$/);
    }
});
