import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { checkPageForm } from '../../checks/prose/pageForm';
import { checkProse } from '../../checks/prose/prose';
import { readPage } from '../../checks/readPages';
import { formatFinding } from '../../checks/report';
import mistakes from '../fixtures/prose/mistakes.json';

const project = path.resolve(__dirname, '../..');

/** A valid how-to page, which the sidebar lists. */
const file = 'docs/how-to/write-test.mdx';
const goodPage = readFileSync(path.join(project, 'tests/fixtures/prose/good.mdx'), 'utf8');

/** Replaces one part of the page and returns the findings without the filename. */
function findingsOf(right: string, wrong: string): string[] {
  assert.ok(goodPage.includes(right), right);
  const source = goodPage.replace(right, () => wrong);
  const page = readPage(file, source);
  const form = page.problems.length > 0 ? page.problems : checkPageForm(page);
  return [...checkProse(page), ...form].map((finding) => formatFinding(finding).replace(`${file}:`, ''));
}

describe('checking a document', () => {
  it("doesn't report anything on a valid page", () => assert.deepEqual(findingsOf('', ''), []));

  for (const { name, right = 'You get a check of the supply.', wrong, finding } of mistakes) {
    it(`reports ${name}`, () => {
      const found = findingsOf(right, wrong);
      assert.ok(found.includes(finding), `${finding}\nisn't among:\n${found.join('\n')}`);
    });
  }
});
