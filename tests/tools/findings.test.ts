import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { findingsIn } from '../../tools/check/findings';
import { checkAddresses } from '../../tools/lint/examples/checkAddresses';
import { checkContractFacts } from '../../tools/lint/examples/checkContractFacts';
import { readContracts } from '../../tools/lint/examples/contracts';
import { readPage } from '../../tools/lint/examples/readPages';
import { formatFinding } from '../../tools/lint/examples/report';

const project = path.resolve(__dirname, '../..');
const contracts = readContracts(project);

describe('npm run check', () => {
  const rows: [tool: string, row: string, finding: string][] = [
    ['types', "src/a.ts(3,7): error TS2322: Type 'x'.", "src/a.ts:3 TS2322: Type 'x'."],
    [
      'lint',
      '::error title=lint/style/useConst,file=src/a.ts,line=3,endLine=3,col=1,endColumn=4::This let.',
      'src/a.ts:3 lint/style/useConst: This let. (`npm run format` fixes most)',
    ],
    [
      'stylelint',
      `${project}/src/a.css:3:1: Unknown unit (unit-no-unknown) [error]`,
      'src/a.css:3 Unknown unit (unit-no-unknown) [error]'.replace(' [error]', ''),
    ],
    ['Markdown', 'docs/a.mdx:7:3 error MD034/no-bare-urls Bare URL', 'docs/a.mdx:7 error MD034/no-bare-urls Bare URL'],
    ['prose', 'docs/a.mdx:7 front matter: no title (add it)', 'docs/a.mdx:7 front matter: no title (add it)'],
    ['unit tests', 'tests/unit/a.test.ts:9 test: adds: 1 !== 2', 'tests/unit/a.test.ts:9 test: adds: 1 !== 2'],
  ];
  for (const [tool, row, finding] of rows)
    it(`lists the findings of ${tool}, and no other lines`, () => {
      assert.deepEqual(findingsIn(`> start\n${row}\n${row}\n1 finding in 2 files\n`, project), [finding]);
    });
});

describe('published addresses', () => {
  const findings = (text: string) => {
    const root = mkdtempSync(path.join(tmpdir(), 'addresses-'));
    try {
      mkdirSync(path.join(root, 'contracts'));
      writeFileSync(path.join(root, 'contracts/redirects.json'), '{ "redirects": [] }');
      writeFileSync(path.join(root, 'contracts/urls.json'), '{ "pages": { "/docs/trial": ["set-up"] } }');
      return checkAddresses(root, [readPage('docs/trial.mdx', text)]).map(formatFinding);
    } finally {
      rmSync(root, { recursive: true });
    }
  };

  it('stay available', () => assert.deepEqual(findings('a\n\n## Set up\n'), []));

  it('are reported at the renamed heading if they disappear', () => {
    const [gone, added] = findings('a\n\n## Set it up\n');
    assert.match(
      gone ?? '',
      /^docs\/trial\.mdx:3 address: the published anchor #set-up is missing \(write \{\/\* #set-up/,
    );
    assert.match(
      added ?? '',
      /^docs\/trial\.mdx:3 address: #set-it-up not in contracts\/urls\.json \(.*run `npm run urls`/,
    );
  });
});

describe("numbers in the contracts' sentences", () => {
  it('match limits.json, and findings show which file to change', () => {
    assert.deepEqual(checkContractFacts(contracts), []);
    const heartbeat = contracts.limits.get('heartbeat') ?? assert.fail();
    const changed = { ...contracts, limits: new Map(contracts.limits).set('heartbeat', { ...heartbeat, value: 20 }) };
    const found = checkContractFacts(changed).map(formatFinding);
    assert.ok(
      found.some((text) =>
        /^contracts\/glossary\.json:\d+ fact: .*every 15 s.* is 20 s in limits\.json.*change heartbeat in contracts\/limits\.json/.test(
          text,
        ),
      ),
      found.join('\n') || 'nothing found',
    );
  });
});
