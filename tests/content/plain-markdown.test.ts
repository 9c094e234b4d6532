import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { Code, Html, Link, Node, Parent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expandReferences } from '../../plugins/contracts/expandReferences';
import { plainMarkdown } from '../../plugins/markdown/plainMarkdown';
import { listFiles } from '../../src/lib/files';

const siteDir = path.resolve(__dirname, '../..');
const site = 'https://docs.example.com/sub';
const convert = (source: string) => plainMarkdown(source, { siteDir, site, path: '/docs/page' });

type Kind = 'code' | 'html' | 'link';

/** Nodes of a text by kind, from one pass of the parser. */
function nodesOf(markdown: string): { code: Code[]; html: Html[]; link: Link[] } {
  const found = { code: [] as Node[], html: [] as Node[], link: [] as Node[] };
  visit(parser.parse(markdown) as Parent, Object.keys(found), (node) => {
    found[node.type as Kind].push(node);
  });
  return found as { code: Code[]; html: Html[]; link: Link[] };
}

const parser = unified().use(remarkParse);

/** Fenced blocks as they stand in a text, with their fences. */
function fences(text: string): string[] {
  return [...text.matchAll(/^( *)(`{3,})[^`\n]*\n[\s\S]*?^\1\2$/gm)].map(([block]) => block);
}

const pages = listFiles(path.join(siteDir, 'docs')).filter((file) => file.endsWith('.mdx'));

describe('every page of the documentation', () => {
  for (const page of pages) {
    test(`${page} is plain Markdown with absolute links and keeps every byte of its fenced code`, () => {
      const source = readFileSync(path.join(siteDir, 'docs', page), 'utf8');
      const markdown = convert(source);
      // Where the keys of a sample link to, and how many lines it shows, isn't part of the sample.
      const wanted = fences(expandReferences(source, siteDir)).map((block) =>
        block.replace(/ anchors="[^"]*"(?: capped)?/, ''),
      );
      assert.deepEqual(fences(markdown), wanted);
      const { code, html, link } = nodesOf(markdown);
      assert.equal(code.length, wanted.length);
      assert.deepEqual(
        html.map(({ value }) => value),
        [],
        `docs/${page}: write these tags as Markdown, or teach them to plugins/markdown/plainMarkdown.ts`,
      );
      assert.deepEqual(
        link.map(({ url }) => url).filter((url) => !/^(?:https?:|mailto:)/.test(url)),
        [],
        `docs/${page}: write links as whole paths, /docs/…`,
      );
      const text = markdown.replace(/^( *)(`{3,})[\s\S]*?^\1\2$|`[^`\n]*`/gm, '');
      assert.doesNotMatch(text, /<\/?[A-Z]|\{\/\*|^:::|^import /m);
    });
  }
});

test('components leave their text', () => {
  assert.equal(
    convert(
      '---\ntitle: x\n---\n\nA <Term id="dip">DIP</Term>.\n\n<Steps>\n\n1. One\n\n</Steps>\n\n### Key {/* #key */}\n',
    ),
    'A DIP.\n\n1. One\n\n### Key\n',
  );
  assert.equal(convert('- `--wait` <RowFacts>switch</RowFacts> Waits.'), '- `--wait` (switch): Waits.\n');
  assert.equal(convert('<details>\n<summary>Sample</summary>\n\ntext\n\n</details>'), '**Sample**\n\ntext\n');
  assert.match(convert('<JobStates/>'), /^Diagram: A job goes .*\n\n- \*\*Order\*\*: `queued`/);
  assert.equal(
    convert('<Tabs>\n<TabItem value="a" label="Linux">\n\ntext\n\n</TabItem>\n</Tabs>'),
    '**Linux**\n\ntext\n',
  );
  assert.equal(convert('<ReleaseFacts date="2026-10-29" marks="" />'), '29 October 2026\n');
  assert.equal(
    convert('<ReleaseFacts date="2026-11" marks="Breaking Security" />'),
    'November 2026 · Breaking · Security\n',
  );
});

test('images become Markdown that shows them from anywhere, and decoration goes', () => {
  assert.equal(
    convert('<img src="/img/bench.png" alt="A bench" width="600" height="400" />'),
    `![A bench](${site}/img/bench.png)\n`,
  );
  assert.equal(convert('One\n\n<img alt="" src="/img/line.svg" width="6" height="4" />\n\nTwo'), 'One\n\nTwo\n');
});

test('admonitions become quotes', () => {
  assert.equal(
    convert(':::warning[Keep it]\n\nFirst.\n\nSecond.\n\n:::\n\nAfter.'),
    '> **Warning: Keep it**\n>\n> First.\n>\n> Second.\n\nAfter.\n',
  );
});

test('links lead to the site from anywhere', () => {
  assert.equal(
    convert('[a](/docs/x#y) [b](#c) [d](pathname:///schemas/e.json) [f](https://g.example/) [`h`](/docs/h)'),
    `[a](${site}/docs/x#y) [b](${site}/docs/page#c) [d](${site}/schemas/e.json) [f](https://g.example/) [\`h\`](${site}/docs/h)\n`,
  );
});

test('inline code and fenced code stay as they are', () => {
  const code =
    '`<Steps>` `{/* #id */}` `](/docs)`\n\n```text title="x"\n<Steps>\n:::note\n](/docs)\n\n\n\n{/* #id */}\n```\n';
  assert.equal(convert(code), code);
});
