import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readDocuments } from '../../tools/lint/documents';
import { formatFinding } from '../../tools/lint/examples/report';
import { checkSidebar } from '../../tools/lint/prose/checkSidebar';
import { checkPageForm } from '../../tools/lint/prose/pageForm';
import { checkProse } from '../../tools/lint/prose/prose';
import { readSource, textsOf } from '../../tools/lint/prose/texts';

const project = path.resolve(__dirname, '../..');

/** A valid how-to page, which the sidebar lists. */
const file = 'docs/how-to/write-test.mdx';
const goodPage = `---
title: Measure the supply
description: "Read the voltage of a board before each job, compare it with its limits and stop the job before a weak supply spoils the result."
page_type: how-to
---

You get a check of the supply. \`do not\` is code, and so is \`5ms\`.

## Before you start

- A bench. It waits 30 s and draws 5%.

## Check the result

![A board](/img/favicon.svg)

## Troubleshooting

\`\`\`text
time-out the the code 5ms
\`\`\`

## Next

- [Home](/docs/)
`;

/** Replaces one part of the page and returns the findings without the filename. */
async function findingsOf(right: string, wrong: string): Promise<string[]> {
  assert.ok(goodPage.includes(right), right);
  const { texts, source, problems } = readSource(file, goodPage.replace(right, wrong));
  const form = problems.length > 0 ? problems : await checkPageForm(project, file, source);
  return [...checkProse(texts), ...form].map((finding) => formatFinding(finding).replace(`${file}:`, ''));
}

const inText = 'You get a check of the supply.';
const mistakes: [name: string, right: string, wrong: string, finding: RegExp][] = [
  ['a word that appears twice', inText, 'You check the the supply.', /^7 words: "the" appears twice/],
  ['another spelling', inText, 'Its time-out.', /^7 words: "time-out" isn't the term \(write timeout/],
  ['a placeholder', inText, 'You get [[a result]].', /^7 words: "\[\[a result\]\]" isn't the term \(write what/],
  ['another word for a term', 'A bench', 'A test rig', /^11 words: "test rig" isn't the term \(write bench/],
  ['an unknown kind of box', inText, ':::tipp\n\nText.\n\n:::', /^7 words: ":::tipp" isn't the term/],
  ['a missing contraction', inText, 'You cannot check it.', /^7 words: .*"can't"/],
  ['a unit without space', '30 s', '30s', /^11 words: "30s" has no space/],
  ['a percent sign after a space', '5%', '5 %', /^11 words: "5 %" has a space/],
  ['a list without its last comma', inText, 'Boards, probes and `PDUs`.', /^7 words: .* no comma before "and"/],
  ['capitals in a heading', '## Before you start', '## Before You Start', /^9 words: capital in a heading: "You"/],
  ['no title', 'title: Measure the supply\n', '', /^1 front matter: "title" is required/],
  ['a short description', ', compare it with its limits and stop the job', '', /^3 front matter: .* fewer than 110/],
  ['a misspelt page type', 'how-to\n---', 'howto\n---', /^4 front matter: .*did you mean how-to\?/],
  ['a key that nothing reads', 'how-to\n---', 'how-to\nwied: 1\n---', /^5 front matter: .*did you mean wide\?/],
  ['front matter that is no YAML', 'Measure the', 'Measure: the', /^2 front matter: not valid YAML: .*double quotes/],
  ['a missing heading', '## Check the result', '## See it', /^1 form: no heading "Check the result"/],
  ['headings in another order', '## Check the result', '## Next\n\n## Check the result', /is too early/],
  ['a heading of level 1', '## Next', '# Next', /^23 form: heading of level 1/],
  ['an image without a text', 'A board', '', /^15 image: image without a text \(write !\[what/],
  [
    'an image that is not there',
    '/img/favicon.svg',
    '/img/favicn.svg',
    /^15 image: there is no static\/img\/favicn\.svg/,
  ],
  [
    'an image without the base URL',
    '![A board](/img/favicon.svg)',
    '<img alt="" src="/img/favicon.svg" />',
    /^15 image: <img>/,
  ],
  ['a tag for the card', 'how-to\n---', 'how-to\nimage: /img/a.png\n---', /^5 front matter: .*draws the card/],
  ['a frame', inText, '<iframe src="/docs/" />', /^7 page: the policy blocks frames \(write a link\)/],
  ['a style', inText, '<p style={{ margin: 0 }}>Text.</p>', /^7 page: the policy blocks style .*src\/components/],
  [
    'a style in code',
    inText,
    'export const A = () => (\n  <p style={a}>Text.</p>\n);\n\nText.',
    /^8 page: the policy blocks style/,
  ],
  ['a script', inText, '<script>go()</script>', /^7 page: the policy blocks scripts/],
  [
    'an image from elsewhere',
    '/img/favicon.svg',
    'https://a.example/b.png',
    /^15 page: the policy blocks files .*static\/img/,
  ],
  ['a film from elsewhere', inText, '<video src="https://a.example/b.webm" />', /^7 page: the policy blocks files/],
  ['a component for code', inText, '<CodeBlock>a</CodeBlock>', /^7 page: .*\(write the code in a fence\)/],
  ['a component that nothing imports', inText, '<Nope />', /^7 page: <Nope> isn't a component \(import it/],
  ['a tag that is never closed', inText, '<Steps>', /^7 page: not valid MDX: .*\(close the tag/],
];

describe('check:prose', () => {
  it('finds no errors on a valid page', async () => assert.deepEqual(await findingsOf(inText, inText), []));

  for (const [name, right, wrong, finding] of mistakes) {
    it(`finds ${name}`, async () => {
      const found = await findingsOf(right, wrong);
      assert.ok(
        found.some((text) => finding.test(text)),
        found.join('\n') || 'nothing found',
      );
    });
  }

  it('accepts a box with a class and an anchor', async () =>
    assert.deepEqual(await findingsOf(inText, ':::info[Title]{.narrow #supply}\n\nText.\n\n:::'), []));

  it('accepts anchors in braces', async () => assert.deepEqual(await findingsOf('## Next', '## Next {#next}'), []));

  it('finds sidebar entries without a document, documents without an entry, and what the build refuses', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'sidebar-'));
    const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
    const found = async (entries: string[]) => {
      write('sidebars.ts', `export default { docs: [\n${entries.map((id) => `'${id}',\n`).join('')}] };\n`);
      return (await checkSidebar(root, readDocuments(root))).map(formatFinding);
    };
    try {
      mkdirSync(path.join(root, 'docs'));
      write('docs/01-first.mdx', 'Text.');
      write('docs/draft.mdx', '---\ndraft: true\n---\n');
      write('docs/_partial.mdx', 'Text.');
      assert.deepEqual(await found(['first']), []);
      assert.deepEqual(await found(['first', 'frist']), [
        "sidebars.ts:3 form: there is no document 'frist' (did you mean first?)",
      ]);
      write('docs/second.mdx', 'Text.');
      assert.deepEqual(await found(['first']), [
        "docs/second.mdx:1 form: not in the sidebar (add 'second' to sidebars.ts)",
      ]);
      write('docs/second.mdx', '---\nid: a/b\n---\n');
      assert.deepEqual(await found(['first']), ['docs/second.mdx:1 form: Document id "a/b" cannot include slash.']);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('accepts "cancellation" and ordinary words', () => {
    const text = 'A cancellation just says that the host stands by, with its username on file.';
    assert.deepEqual(checkProse(textsOf(file, text)), []);
  });

  it('reads the visible text in modules, attributes, and contracts, but no code or samples', () => {
    const linesOf = (name: string, source: string) => checkProse(textsOf(name, source)).map(({ line }) => line);
    const module = "export const lead = 'It is not one.';\nexport const code = `first\\n  it is not one`;\n";
    for (const name of [
      'marketing/content/home',
      'components/diagrams/DipContents/text',
      'reader-tools/RunPanel/runner',
    ])
      assert.deepEqual(linesOf(`src/${name}.ts`, module), [1]);
    const part = '<Layout\n  description="It is not one."\n>\n  It is not one\n</Layout>';
    assert.deepEqual(linesOf('src/pages/index.tsx', part), [2, 4]);
    const contract = '{\n  "next": "It is not one.",\n  "sample": "it is not one"\n}';
    assert.deepEqual(linesOf('contracts/cli.json', contract), [2]);
  });
});
