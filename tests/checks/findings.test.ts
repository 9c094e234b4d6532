import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { findingsIn } from '../../scripts/check/findings';
import { checkAddresses } from '../examples/checkAddresses';
import { checkContractFacts } from '../examples/checkContractFacts';
import { createLinkCheck } from '../examples/checkLinks';
import { readContracts } from '../examples/contracts';
import { readPage } from '../examples/readPages';
import { formatFinding } from '../examples/report';

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
    it(`lists what ${tool} found, and no other line`, () => {
      assert.deepEqual(findingsIn(`> start\n${row}\n${row}\n1 finding in 2 files\n`, project), [finding]);
    });
});

describe('failures of unit tests', () => {
  /** Runs a test file with these lines below its imports; `FILE` is its name in what was printed. */
  const run = (lines: string[], CI = '') => {
    const folder = mkdtempSync(path.join(project, 'tests/.failures-'));
    try {
      const file = path.join(folder, 'a.test.mjs');
      const imports =
        "import assert from 'node:assert'; import { after, before, describe, it, test } from 'node:test';";
      writeFileSync(file, `${[imports, ...lines].join('\n')}\n`);
      const reporter = path.join(project, 'tests/lib/failuresReporter.mjs');
      const { NODE_TEST_CONTEXT: _, ...env } = process.env;
      const { status, stdout } = spawnSync(process.execPath, ['--test-reporter', reporter, file], {
        encoding: 'utf8',
        env: { ...env, CI },
      });
      return { status, rows: stdout.replaceAll(path.relative(project, file), 'FILE').trimEnd().split('\n') };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('are one line each with file, line and reason, without the tests that pass and the groups', () => {
    const { status, rows } = run([
      "test('passes', () => {});",
      "describe('sums', () => {",
      "  test('adds', () => {",
      "    assert.equal(1, 2, 'correct a.json');",
      '  });',
      '});',
    ]);
    assert.deepEqual(rows, [
      'FILE:5 test: adds: correct a.json',
      '    found:    1',
      '    expected: 2',
      '1 passed, 1 failed, 0 skipped',
    ]);
    assert.equal(status, 1);
  });
});

describe('addresses that were published', () => {
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

  it('are kept', () => assert.deepEqual(findings('a\n\n## Set up\n'), []));

  it('are missed at the heading that was renamed', () => {
    const [gone, added] = findings('a\n\n## Set it up\n');
    assert.match(
      gone ?? '',
      /^docs\/trial\.mdx:3 address: the anchor #set-up was published and is gone \(write \{\/\* #set-up/,
    );
    assert.match(
      added ?? '',
      /^docs\/trial\.mdx:3 address: #set-it-up not in contracts\/urls\.json \(run `npm run renew`/,
    );
  });
});

describe('numbers in the sentences of contracts', () => {
  it('are those of limits.json, and name the file to change', () => {
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

describe('advice for misspelt links', () => {
  it('names the page, the anchor and the term that were meant', () => {
    const target = readPage('docs/quick-start.mdx', '## Check the result\n');
    const page = readPage(
      'docs/trial.mdx',
      '[a](/docs/quick-strat)\n\n[b](/docs/quick-start#chek-the-result)\n\n<Term id="dipp">DIP</Term>\n',
    );
    const fixes = createLinkCheck(contracts, [page, target])(page).map(({ line, fix }) => `${line} ${fix}`);
    assert.deepEqual(fixes, [
      '1 did you mean /docs/quick-start?',
      '3 did you mean check-the-result?',
      '5 did you mean dip?',
    ]);
  });
});
