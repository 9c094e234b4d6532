import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readContract } from '../../plugins/contracts/readContract';
import { configReference, groupSample, keyGroups } from '../../plugins/contracts/reference/configReference';
import type { ErrorCodes } from '../../plugins/contracts/reference/errorCodes';
import { allKeys, type Schema } from '../../plugins/contracts/reference/schema';
import { keyAnchor } from '../../src/lib/keyAnchor';
import { createAjv } from '../../tools/lint/ajv.mjs';

const siteDirectory = path.resolve(__dirname, '../..');
const read = <Content>(file: string) => readContract<Content>(siteDirectory, file);

type Sample = Record<string, unknown>;

/** Returns a complete file with a group's JSON inserted in the right place. */
function merged(sample: Sample, within: string, part: Sample): Sample {
  const name = within.replace('[]', '');
  if (!name) return { ...sample, ...part };
  const [first, ...others] = sample[name] as Sample[];
  return { ...sample, [name]: [{ ...first, ...part }, ...others] };
}

for (const file of ['agent', 'dip', 'job-package', 'server']) {
  describe(`the reference of the ${file} configuration`, () => {
    const root = read<Schema>(`${file}-config.schema.json`);
    const codes = read<ErrorCodes>('error-codes.json');
    const markdown = configReference(root, file, codes);

    test("shows JSON for each group that is valid in one of the file's samples", () => {
      const validate = createAjv().compile(root);
      for (const group of keyGroups(root)) {
        const part = groupSample(group, root);
        if (!part) continue;
        const files = (root.examples as Sample[]).map((sample) => merged(sample, group.within, part));
        assert.ok(
          files.some((each) => validate(each)),
          `${group.title}: ${JSON.stringify(part)} ${JSON.stringify(validate.errors)}`,
        );
      }
    });

    test('links the keys in its JSON to existing entries', () => {
      const known = new Set(allKeys(root).map((key) => keyAnchor(key.path)));
      const anchors = [...markdown.matchAll(/ anchors="([^"]*)"/g)].flatMap(([, list = '']) => list.split(','));
      const linked = anchors.filter(Boolean);
      assert.ok(linked.length > known.size / 3);
      assert.deepEqual(
        linked.filter((anchor) => !known.has(anchor)),
        [],
      );
    });
  });
}
