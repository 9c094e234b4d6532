import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { type CommandTree, commandReference } from '../../src/docs/reference/commandReference';
import { readContract } from '../../src/docs/reference/contracts';
import { dataFile, publishedData, schemaPath } from '../../src/docs/reference/publishedData';
import { createAjv } from '../content/ajv.mjs';

const siteDir = path.resolve(__dirname, '../..');
const readText = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

describe('JSON output on the reference pages', () => {
  const read = <Content>(file: string) => readContract<Content>(siteDir, file);
  for (const file of ['cli.json', 'agentctl.json', 'toolbelt.json']) {
    test(`${file}: each field has a type and a meaning, or leads to the entry that lists it`, () => {
      const tree = read<CommandTree>(file);
      const page = commandReference(tree, read);
      const [, ...tables] = page.split('| Field | Type | Meaning |\n| --- | --- | --- |\n');
      const rows = tables.flatMap((text) => (text.split('\n\n')[0] ?? '').split('\n'));
      assert.ok(rows.length > 0);
      for (const row of rows)
        assert.match(
          row,
          /\]\((?:#[a-z-]+-fields|pathname:\/\/\/schemas\/[a-z-]+\.schema\.json)\) \| {2}\| {2}\|$|^\| [^`|]+ \| [^|]+ \| [A-Z`].*[.] \|$/,
          row,
        );
      for (const [, anchor] of page.matchAll(/\]\(#([a-z-]+-fields)\)/g))
        assert.ok(page.includes(`<Anchor id="${anchor}">`), anchor);
      for (const { id, output } of tree.commands)
        assert.equal(page.includes(`id="${id}-fields"`), output !== undefined);
    });
  }
});

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

  test('each file stands on a page of the documentation', () => {
    const pages = ['docs/troubleshoot.mdx', 'docs/release-notes.mdx', 'docs/self-hosted/run.mdx'].map(readText);
    const text = [...pages, readText('src/docs/reference/commandReference.ts')].join('\n');
    for (const { file } of publishedData) assert.ok(text.includes(`(pathname:///data/${file})`), file);
  });
});
