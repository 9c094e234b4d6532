import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { addImports, expandReferences } from '../../plugins/contracts/expandReferences';
import { readContract } from '../../plugins/contracts/readContract';
import type { Limits } from '../../plugins/contracts/reference/tables';

const siteDir = path.resolve(__dirname, '../..');

test("a limit in a sentence shows the contract's value and unit, and an unknown limit stops the build", () => {
  const { limits } = readContract<Limits>(siteDir, 'limits.json');
  const days = limits.find(({ id }) => id === 'dip-retention')?.value;
  const page = expandReferences('The server keeps it for <Limit of="dip-retention" />.', siteDir);
  assert.equal(page, `The server keeps it for ${days} days.`);
  assert.throws(() => expandReferences('<Limit of="nope" />', siteDir), /contracts\/limits\.json has no limit "nope"/);
});

test('a page gets only the imports of the components that its tags need', () => {
  const imports = addImports(expandReferences('<ReleaseNotes />', siteDir)).match(/^import .*/gm);
  assert.deepEqual(imports, ["import { Release, ReleaseFacts, ReleaseText } from '@site/src/mdx/Release';"]);
  assert.equal(addImports('Text.'), 'Text.');
});
