import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
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

  /** Runs the checker on the folder. Returns the exit code and the output. */
  function check(environment: Record<string, string> = {}) {
    const words = ['--import', 'tsx', 'checks/index.ts', directory];
    const env = { ...process.env, ...environment };
    const options = { cwd: projectDirectory, encoding: 'utf8', env } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
    return { status, output: `${stdout}${stderr}` };
  }

  it('reports only invalid MDX and each mistake, with the file, line, kind, reason, and fix', () => {
    const { status, output } = check();
    expectRecord('fixtures/examples/findings.txt', output);
    assert.equal(status, 1);
  });

  it('reports that python3 is missing, and still checks everything else', () => {
    const programs = path.join(directory, 'programs');
    mkdirSync(programs);
    symlinkSync(spawnSync('which', ['git'], { encoding: 'utf8' }).stdout.trim(), path.join(programs, 'git'));
    const { status, output } = check({ PATH: programs });
    assert.match(output, /^docs\/good\.mdx:\d+ run: .*: python3 doesn't start: install it/m);
    assert.match(output, /^docs\/trial\.mdx:\d+ bash: /m);
    assert.equal(status, 1);
  });
});
