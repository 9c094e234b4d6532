import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { listFiles } from '../../src/lib/files';
import { parseAhead } from '../../src/plugins/parseAhead';
import { expandReferences } from '../../src/reference/expand';

const siteDir = path.join(__dirname, '../..');
const prepare = (text: string) => expandReferences(text, siteDir);

const everySyntax = `---
title: Every syntax
---

import {Button} from '@site/src/components/Button';

{/* A note for writers */}

:::tip[With a **title**]

A text with ~~struck~~ words, www.example.com, a note[^1] and {1 + 1}.

:::

| Left | Right |
|:-----|------:|
| \`a\` | <br /> |

- [x] done
- [ ] to do

<Button to="/docs">
  Go *on*
</Button>

[^1]: The note.
`;

/** What the framework makes of a text, with plugins that come before its own. */
async function compile(
  filePath: string,
  content: string,
  plugins: unknown[],
  format: 'md' | 'mdx' = 'mdx',
): Promise<string> {
  const processor = await createProcessorUncached({
    format,
    options: {
      siteDir,
      staticDirs: [path.join(siteDir, 'static')],
      admonitions: true,
      beforeDefaultRemarkPlugins: plugins,
      markdownConfig: {
        format: 'mdx',
        anchors: { maintainCase: false },
        mdx1Compat: { comments: false },
        hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
      },
    } as unknown as Parameters<typeof createProcessorUncached>[0]['options'],
  });
  const result = await processor.process({ content, filePath, frontMatter: {}, compilerName: 'client' });
  return result.content;
}

function refuseToParse(this: Processor<Root>): void {
  this.parser = () => {
    throw new Error('The framework had to parse the text itself.');
  };
}

/** Parses a folder of documents ahead and waits for one of them, as a build does. */
async function startIn(folder: string, file: string) {
  process.env.NODE_ENV = 'production';
  const ahead = parseAhead({ folder: path.relative(siteDir, folder), prepare, perThread: 1 });
  const plugin = ahead.plugin({ siteDir } as LoadContext);
  await plugin.allContentLoaded?.({} as never);
  const defaultParseFrontMatter = async () => ({ frontMatter: {}, content: '' });
  const waitFor = (filePath: string) => ahead.parseFrontMatter({ filePath, fileContent: '', defaultParseFrontMatter });
  await waitFor(file);
  return { ...ahead, waitFor };
}

describe('documents that are parsed ahead', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parse-ahead-'));
  after(() => rmSync(folder, { recursive: true }));

  function write(name: string, text: string): string {
    mkdirSync(path.join(folder, name));
    const file = path.join(folder, name, 'document.mdx');
    writeFileSync(file, text);
    return file;
  }

  test('every document of the site becomes what the framework alone makes of it', async () => {
    const docs = path.join(siteDir, 'docs');
    const files = listFiles(docs).map((name) => path.join(docs, name));
    const { remarkPlugin, waitFor } = await startIn(docs, files[0] ?? '');
    for (const file of files) {
      const text = prepare(readFileSync(file, 'utf8'));
      await waitFor(file);
      assert.equal(await compile(file, text, [refuseToParse, remarkPlugin]), await compile(file, text, []), file);
    }
  });

  test('so does a document with every syntax', async () => {
    const file = write('syntax', everySyntax);
    const { remarkPlugin } = await startIn(path.dirname(file), file);
    const ahead = await compile(file, everySyntax, [refuseToParse, remarkPlugin]);
    assert.equal(ahead, await compile(file, everySyntax, []));
    assert.match(ahead, /With a[\s\S]*footnote/);
  });

  test('a text that has changed meanwhile is parsed by the framework', async () => {
    const file = write('changed', 'Old');
    const { remarkPlugin } = await startIn(path.dirname(file), file);
    assert.match(await compile(file, 'New', [remarkPlugin]), /"New"/);
  });

  test('a document that is not MDX is parsed by the framework', async () => {
    const text = 'One {plus} one.\n\nimport nothing';
    const file = write('plain', text);
    const { remarkPlugin } = await startIn(path.dirname(file), file);
    assert.equal(await compile(file, text, [remarkPlugin], 'md'), await compile(file, text, [], 'md'));
  });

  test('a document is parsed by the framework when it knows more syntax than the thread', async () => {
    const file = write('more', 'Text');
    const { remarkPlugin } = await startIn(path.dirname(file), file);
    function addSyntax(this: Processor<Root>): void {
      this.data().micromarkExtensions?.push({});
    }
    await assert.rejects(compile(file, 'Text', [refuseToParse, remarkPlugin, addSyntax]), /had to parse/);
  });

  test('a mistake of a writer is told by the framework', async () => {
    const file = write('mistake', 'A <Tab without an end');
    const { remarkPlugin } = await startIn(path.dirname(file), file);
    await assert.rejects(compile(file, 'A <Tab without an end', [remarkPlugin]), /end of file/);
  });
});
