import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { createAjv } from '../../tools/lint/ajv.mjs';
import { ruleCases } from './config-schema-rules.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(`../../contracts/${name}`, import.meta.url), 'utf8'));
const escapePointer = (part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Lists the keys at every depth in document order, each with a dotted path and a JSON pointer. */
function listKeys(schema, path = '', pointer = '') {
  const found = [];
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    const keyPath = path ? `${path}.${name}` : name;
    const keyPointer = `${pointer}/properties/${escapePointer(name)}`;
    found.push({ path: keyPath, pointer: keyPointer, schema: value, required: (schema.required ?? []).includes(name) });
    found.push(...listKeys(value, keyPath, keyPointer));
  }
  if (schema.items) found.push(...listKeys(schema.items, `${path}[]`, `${pointer}/items`));
  if (schema.additionalProperties?.properties) {
    found.push(...listKeys(schema.additionalProperties, `${path}.<name>`, `${pointer}/additionalProperties`));
  }
  return found;
}

/** Lists the object schemas that aren't inside a condition, each with a dotted path. */
function listObjects(schema, path = '') {
  const found = schema.type === 'object' || schema.$ref === '#/$defs/tags' ? [{ path, schema }] : [];
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    found.push(...listObjects(value, path ? `${path}.${name}` : name));
  }
  if (schema.items) found.push(...listObjects(schema.items, `${path}[]`));
  if (typeof schema.additionalProperties === 'object')
    found.push(...listObjects(schema.additionalProperties, `${path}.<name>`));
  return found;
}

function listRules(schema, pointer = '') {
  const found = (schema.allOf ?? []).map((rule, index) => ({ pointer: `${pointer}/allOf/${index}`, rule }));
  for (const [name, value] of Object.entries(schema.properties ?? {}))
    found.push(...listRules(value, `${pointer}/properties/${name}`));
  if (schema.items) found.push(...listRules(schema.items, `${pointer}/items`));
  if (typeof schema.additionalProperties === 'object') {
    found.push(...listRules(schema.additionalProperties, `${pointer}/additionalProperties`));
  }
  return found;
}

const files = Object.keys(ruleCases);

for (const file of files) {
  describe(file, () => {
    const ajv = createAjv();
    const schema = read(file);
    const keys = listKeys(schema);

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
          `${file}: ${key.path}: description in full sentences`,
        );
        const said = [key.required, 'default' in key.schema, 'x-default' in key.schema].filter(Boolean);
        assert.equal(said.length, 1, `${file}: ${key.path}: add one of required, default, or x-default`);
      }
    });

    test('has valid examples and defaults for every key', () => {
      for (const key of keys) {
        const check = ajv.compile({ $ref: `${schema.$id}#${key.pointer}` });
        assert.ok(key.schema.examples?.length > 0, `${file}: ${key.path}: add examples`);
        const values = [...key.schema.examples, ...('default' in key.schema ? [key.schema.default] : [])];
        for (const value of values)
          assert.ok(check(value), `${file}: ${key.path}: ${JSON.stringify(value)}: ${ajv.errorsText(check.errors)}`);
      }
    });

    test('rejects unknown keys, except in maps', () => {
      for (const { path, schema: map } of listObjects(schema)) {
        if (map.additionalProperties === false) continue;
        const shape = map.$ref ? schema.$defs[map.$ref.split('/').pop()] : map;
        assert.ok(shape.propertyNames, `${path}: names are constrained`);
        assert.ok(shape.additionalProperties.type, `${path}: values are constrained`);
      }
    });

    test('describes every conditional rule, and each has a test document', () => {
      const rules = listRules(schema);
      for (const { pointer, rule } of rules) assert.match(rule.description ?? '', /^[A-Z`].*[.]$/, pointer);
      assert.deepEqual(
        rules.map((rule) => rule.pointer).sort(),
        [...new Set(ruleCases[file].map(([rule]) => rule))].sort(),
      );
    });

    for (const [index, [rule, broken]] of ruleCases[file].entries()) {
      test(`a document that breaks ${rule} breaks no other rule (${index + 1})`, () => {
        assert.ok(!validate(broken), 'the broken document was accepted');
        const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
        const elsewhere = errors.filter(({ schemaPath }) => !schemaPath.startsWith(`#${rule}/then/`));
        assert.deepEqual(elsewhere, []);
      });
    }
  });
}

test('new and deprecated keys refer to an existing release', () => {
  const versions = read('releases.json').releases.map(({ version }) => version);
  for (const file of files) {
    for (const { path, schema } of listKeys(read(file))) {
      const values = Object.entries(schema['x-values'] ?? {});
      const facts = [schema['x-deprecated'], ...values.map(([, { deprecated }]) => deprecated)].filter(Boolean);
      assert.equal(Boolean(schema['x-deprecated']), Boolean(schema.deprecated), `${file} ${path}`);
      for (const [value] of values) assert.ok(schema.enum.includes(value), `${file} ${path}: ${value}`);
      for (const { since, last, readAs } of facts) {
        assert.ok(versions.includes(since) && last && readAs, `${file} ${path}`);
      }
      const since = schema['x-since'];
      if (since) assert.ok(versions.includes(since), `${file} ${path}: ${since}`);
    }
  }
});

test('keys for secrets contain the name of a variable', () => {
  for (const file of files) {
    for (const key of listKeys(read(file)).filter((one) => one.path.endsWith('_env'))) {
      assert.equal(key.schema.$ref, '#/$defs/environmentName', `${file} ${key.path}`);
      assert.match(key.schema.description, /\.env`/, `${file} ${key.path}: where the value stands`);
    }
  }
});
