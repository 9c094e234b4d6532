import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { contractLines, readPage } from '../../checks/readPages';
import { formatFinding } from '../../checks/report';
import { wrongLimits } from '../../checks/samples/checkAmounts';
import { runSample } from '../../checks/samples/runSample';
import { runs } from '../../plugins/samples/sampleFiles';
import { projectDirectory } from '../lib/builds';
import { expectRecord } from '../lib/record';

describe('check:documents', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'examples-'));
  after(() => rmSync(directory, { recursive: true }));
  const fixture = (file: string) => path.join(projectDirectory, 'tests/fixtures/examples', file);
  const [head = ''] = /^---\n.*?\n---\n/s.exec(readFileSync(fixture('good.mdx'), 'utf8')) ?? [];
  cpSync(fixture('good.mdx'), path.join(directory, 'docs/good.mdx'));
  cpSync(fixture('mistakes.mdx'), path.join(directory, 'docs/trial.mdx'));
  cpSync(path.join(projectDirectory, 'contracts'), path.join(directory, 'contracts'), { recursive: true });
  const contract = path.join(directory, 'contracts/agentctl.json');
  const right = readFileSync(contract, 'utf8');
  writeFileSync(contract, right.replace('`drain_timeout_s` ({limit:drain} by', '`drain_timeout_s` (4 hours by'));
  writeFileSync(path.join(directory, 'docs/reference.mdx'), `${head}\n<ConfigReference of="agent" />\n`);
  writeFileSync(path.join(directory, 'docs/broken.mdx'), 'A line.\n\n{broken\n');
  spawnSync('git', ['init', '--quiet', directory]);

  it('reports only invalid MDX and each mistake, with the file, line, kind, reason, and fix', () => {
    const words = ['--import', 'tsx', 'checks/index.ts', directory];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: projectDirectory, encoding: 'utf8' });
    expectRecord('fixtures/examples/findings.txt', `${stdout}${stderr}`);
    assert.equal(status, 1);
  });

  it('reports a limit that does not exist in a contract', () => {
    const text = '{limit:drian} {limit:drain}';
    const lines = [...contractLines(directory), { file: 'contracts/a.json', line: 3, text }];
    const fault = "contracts/a.json:3 fact: {limit:drian}: there's no such limit (did you mean drain?)";
    assert.deepEqual(wrongLimits(lines).map(formatFinding), [fault]);
  });

  it('reports a missing python3', async () => {
    const { PATH } = process.env;
    process.env.PATH = directory;
    const { blocks } = readPage('docs/good.mdx', readFileSync(fixture('good.mdx'), 'utf8'));
    const { findings } = await runSample(blocks.find(runs) ?? assert.fail('no sample'), blocks, directory);
    process.env.PATH = PATH;
    assert.match(
      findings.map(formatFinding).join('\n'),
      /^docs\/good\.mdx:\d+ run: .*: python3 doesn't start: install it/,
    );
  });
});
