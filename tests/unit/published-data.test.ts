import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readContract } from '../../src/docs/reference/contracts';
import { dataFile, publishedData, schemaPath } from '../../src/docs/reference/publishedData';
import { createAjv } from '../content/ajv.mjs';

const siteDir = path.resolve(__dirname, '../..');

describe('data for programs', () => {
  for (const data of publishedData) {
    test(`${data.file} names and fits its published schema`, () => {
      const schema = readContract<{ $id: string }>(siteDir, `schema/${data.schema}`);
      const content = dataFile(data, siteDir) as { $schema: string };
      assert.equal(content.$schema, schema.$id);
      assert.equal(schemaPath(schema), `/schemas/contracts/${data.schema}`);
      const validate = createAjv().compile(schema);
      assert.ok(validate(content), JSON.stringify(validate.errors));
    });
  }

  test('exit codes are those of the four command lines', () => {
    const [exitCodes] = publishedData;
    assert.ok(exitCodes);
    const { programs } = dataFile(exitCodes, siteDir) as { programs: { binary: string; exitCodes: object[] }[] };
    assert.deepEqual(
      programs,
      ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'].map((file) => {
        const { binary, exitCodes: codes } = readContract<{ binary: string; exitCodes: object[] }>(siteDir, file);
        return { binary, exitCodes: codes };
      }),
    );
  });
});
