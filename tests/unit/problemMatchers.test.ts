import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFinding } from '../examples/report';
import { annotationsOf } from '../lib/problemMatchers';
import { formatSecret } from '../secrets/findSecrets';

const rows: [row: string, file: string, line: string][] = [
  [
    formatFinding({ file: 'docs/a.mdx', line: 7, kind: 'words', reason: 'banned', fix: 'leave it out' }),
    'docs/a.mdx',
    '7',
  ],
  [formatFinding({ file: 'docs/a.mdx', line: 3, kind: 'front matter', reason: 'no title' }), 'docs/a.mdx', '3'],
  [formatSecret({ file: 'src/a.ts', line: 9, kind: 'npm token', text: 'npm_abcdefgh' }), 'src/a.ts', '9'],
  ['docs/a.mdx:12 spelling: "teh" is unknown (mend it)', 'docs/a.mdx', '12'],
  ['docs/a.mdx:77:107 error MD034/no-bare-urls Bare URL used [Context: "x"]', 'docs/a.mdx', '77'],
];

describe('problem matchers', () => {
  it('show each finding of the checks at its file and line, and no other line of the log', () => {
    const log = ['> benchloom-site@2.31.0 check', ...rows.map(([row]) => row), 'check:prose: 2 findings in 9 files'];
    const found = annotationsOf(log.join('\n')).map(({ owner, file, line }) => [owner, file, line]);
    assert.deepEqual(
      found,
      rows.map(([, file, line]) => ['site-checks', file, line]),
    );
  });

  it('show a finding of actionlint at its file and line', () => {
    const log =
      '.github/workflows/ci.yml:76:9 property "ful" is not defined in object type {full: string} [ expression ]';
    const found = annotationsOf(log).map(({ owner, file, line }) => [owner, file, line]);
    assert.deepEqual(found, [['workflows', '.github/workflows/ci.yml', '76']]);
  });
});
