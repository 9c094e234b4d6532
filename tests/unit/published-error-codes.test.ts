import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createAjv } from '../../checks/ajv.mjs';
import { dataFile, publishedData, schemaOf } from '../../plugins/contracts/publishedData';
import { readContract } from '../../plugins/contracts/readContract';
import record from '../golden/published-error-codes.json';
import { projectDirectory } from '../lib/builds';

type Entry = { id: string } & Record<string, unknown>;

const data = publishedData.find(({ file }) => file === 'error-codes.json');
assert.ok(data);
const content = dataFile(data, projectDirectory) as { entries: Entry[] };
const byId = new Map(content.entries.map((entry) => [entry.id, entry]));
const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

// Other programs read the file. A field that a release has published is never removed or changed.
describe('/data/error-codes.json', () => {
  test('has every entry and field of the record, with the same types', () => {
    const types = new Map(Object.entries(record.types));
    for (const [id, optional] of Object.entries(record.entries))
      for (const field of [...record.always, ...optional.split(' ')].filter(Boolean))
        assert.equal(typeOf(byId.get(id)?.[field]), types.get(field), `${id} ${field}`);
  });

  test('matches its schema', () => {
    const validate = createAjv().compile(readContract(projectDirectory, schemaOf(data)));
    assert.ok(validate(content), JSON.stringify(validate.errors?.slice(0, 5), null, 2));
  });
});
