import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { createAjv } from '../../checks/ajv.mjs';
import { readContract } from '../lib/contracts.mjs';

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

const keysOf = (schema) => partsOf(schema).filter(({ isKey }) => isKey);

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

/** Starts a finding with a key's place. */
function placeOf(file, { path, pointer }) {
  const text = readFileSync(new URL(`../../contracts/${file}`, import.meta.url), 'utf8');
  const names = pointer.split('/').map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  const node = findNodeAtLocation(parseTree(text) ?? assert.fail(file), names.slice(1));
  return `contracts/${file}:${text.slice(0, node?.offset).split('\n').length} key: ${path}`;
}

const files = ['agent', 'dip', 'job-package', 'server'].map((name) => `${name}-config.schema.json`);

for (const file of files) {
  describe(file, () => {
    const ajv = createAjv();
    const schema = readContract(file);
    const keys = keysOf(schema);

    test('matches the meta-schema and compiles in strict mode', () => {
      assert.ok(ajv.validateSchema(schema), ajv.errorsText());
      ajv.compile(schema);
    });
    const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);

    test('has the expected URL, file, format, and command', () => {
      assert.equal(schema.$schema, 'https://json-schema.org/draft/2020-12/schema');
      assert.equal(schema.$id, `https://www.benchloom.example/schemas/${file}`);
      for (const key of ['title', 'description', 'x-file', 'x-validate']) assert.ok(schema[key], key);
      assert.equal(schema['x-schema-version'], schema.properties?.schema_version.const);
      if (schema.properties) assert.deepEqual(schema.properties.$schema.examples, [schema.$id]);
    });

    test('accepts its sample files', () => {
      assert.ok(schema.examples.length > 0);
      for (const example of schema.examples) assert.ok(validate(example), JSON.stringify(validate.errors, null, 2));
    });

    test("describes every key, and says whether it's required or has a default", () => {
      for (const key of keys) {
        assert.match(
          key.schema.description ?? '',
          /^[A-Z`].*[.]$/s,
          `${placeOf(file, key)}: description in full sentences`,
        );
        const said = [key.required, 'default' in key.schema, 'x-default' in key.schema].filter(Boolean);
        assert.equal(said.length, 1, `${placeOf(file, key)}: add one of required, default, or x-default`);
      }
    });

    test('has valid examples and defaults for every key', () => {
      for (const key of keys) {
        const check = ajv.compile({ $ref: `${schema.$id}#${key.pointer}` });
        assert.ok(key.schema.examples?.length > 0, `${placeOf(file, key)}: add examples`);
        const values = [...key.schema.examples, ...('default' in key.schema ? [key.schema.default] : [])];
        for (const value of values)
          assert.ok(check(value), `${placeOf(file, key)}: ${JSON.stringify(value)}: ${ajv.errorsText(check.errors)}`);
      }
    });

    test('describes every conditional rule, which names only keys and values of its object', () => {
      for (const { pointer, schema: part } of partsOf(schema))
        for (const rule of part.allOf ?? []) {
          assert.match(rule.description ?? '', /^[A-Z`].*[.]$/, pointer);
          assert.deepEqual(strangersIn(rule, part), [], rule.description);
        }
    });

    test('rejects unknown keys, except in maps', () => {
      const isObject = ({ type, $ref }) => type === 'object' || $ref === '#/$defs/tags';
      for (const { path, schema: map } of partsOf(schema).filter((part) => isObject(part.schema))) {
        if (map.additionalProperties === false) continue;
        const shape = map.$ref ? schema.$defs[map.$ref.split('/').pop()] : map;
        assert.ok(shape.propertyNames, `${path}: names are constrained`);
        assert.ok(shape.additionalProperties.type, `${path}: values are constrained`);
      }
    });
  });
}

test('new and deprecated keys refer to an existing release', () => {
  const versions = readContract('releases.json').releases.map(({ version }) => version);
  for (const file of files) {
    for (const key of keysOf(readContract(file))) {
      const { path, schema } = key;
      const values = Object.entries(schema['x-values'] ?? {});
      const facts = [schema['x-deprecated'], ...values.map(([, { deprecated }]) => deprecated)].filter(Boolean);
      assert.equal(Boolean(schema['x-deprecated']), Boolean(schema.deprecated), `${file} ${path}`);
      for (const [value] of values) assert.ok(schema.enum.includes(value), `${file} ${path}: ${value}`);
      for (const { since, last, readAs } of facts) {
        assert.ok(versions.includes(since) && last && readAs, `${file} ${path}`);
      }
      const since = schema['x-since'];
      const fix = `x-since is one of ${versions.join(', ')}, not ${since}; add a new release to releases.json first`;
      if (since) assert.ok(versions.includes(since), `${placeOf(file, key)}: ${fix}`);
    }
  }
});

test('keys for secrets contain the name of a variable', () => {
  for (const file of files) {
    for (const key of keysOf(readContract(file)).filter((one) => one.path.endsWith('_env'))) {
      assert.equal(key.schema.$ref, '#/$defs/environmentName', `${file} ${key.path}`);
      assert.match(key.schema.description, /\.env`/, `${file} ${key.path}: the description says where the value is`);
    }
  }
});
