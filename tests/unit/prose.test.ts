import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { documentOf, readDocuments } from '../../checks/documents';
import { checkSidebar } from '../../checks/prose/checkSidebar';
import { checkPageForm } from '../../checks/prose/pageForm';
import { checkProse } from '../../checks/prose/prose';
import { readSource, textsOf } from '../../checks/prose/texts';
import { formatFinding } from '../../checks/samples/report';
import mistakes from '../fixtures/prose/mistakes.json';

const project = path.resolve(__dirname, '../..');

/** A valid how-to page, which the sidebar lists. */
const file = 'docs/how-to/write-test.mdx';
const goodPage = readFileSync(path.join(project, 'tests/fixtures/prose/good.mdx'), 'utf8');

/** Replaces one part of the page and returns the findings without the filename. */
function findingsOf(right: string, wrong: string): string[] {
  assert.ok(goodPage.includes(right), right);
  const { texts, source, problems } = readSource(file, goodPage.replace(right, wrong));
  const form = problems.length > 0 ? problems : checkPageForm(project, { ...documentOf(file, source), source });
  return [...checkProse(texts), ...form].map((finding) => formatFinding(finding).replace(`${file}:`, ''));
}

describe('check:prose', () => {
  it('finds no errors on a valid page', () => assert.deepEqual(findingsOf('', ''), []));

  for (const { name, right, wrong, finding } of mistakes) {
    it(`finds ${name}`, () => {
      const found = findingsOf(right, wrong);
      assert.ok(found.includes(finding), `${finding}\nisn't among:\n${found.join('\n')}`);
    });
  }

  it('finds sidebar entries without a document, documents without an entry, and what the build rejects', async () => {
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
