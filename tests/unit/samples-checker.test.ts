import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expectRecord } from '../lib/record';

const project = path.resolve(__dirname, '../..');

const fixtures = path.join(project, 'tests/fixtures/examples');
const read = (file: string) => readFileSync(path.join(fixtures, file), 'utf8');

/** Runs the checker on a folder with this page and a reference page. Returns the exit code and the output lines. */
function check(
  directory: string,
  page: string,
  environment: Record<string, string> = {},
): { status: number | null; lines: string[] } {
  writeFileSync(path.join(directory, 'docs/trial.mdx'), page);
  const words = ['--import', 'tsx', 'checks/index.ts', directory];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, lines: `${stdout}${stderr}`.split('\n').filter(Boolean) };
}

describe('check:documents', () => {
  let directory = '';

  before(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'examples-'));
    mkdirSync(path.join(directory, 'docs'));
    cpSync(path.join(project, 'contracts'), path.join(directory, 'contracts'), { recursive: true });
    const [head = ''] = /^---\n.*?\n---\n/s.exec(read('good.mdx')) ?? [];
    writeFileSync(path.join(directory, 'docs/reference.mdx'), `${head}\n<ConfigReference of="agent" />\n`);
    spawnSync('git', ['init', '--quiet', directory]);
  });

  after(() => rmSync(directory, { recursive: true, force: true }));

  it('finds no errors on a correct page, and prints what it has read', () => {
    const { status, lines } = check(directory, read('good.mdx'));
    assert.deepEqual(lines.slice(0, -1), []);
    assert.match(lines.at(-1) ?? '', /no findings in 2 documents/);
    assert.equal(status, 0);
  });

  it("reports a page that isn't MDX, and still checks the other pages", () => {
    const { status, lines } = check(directory, 'A line.\n\n{broken\n');
    assert.equal(lines.length, 2);
    assert.match(lines[0] ?? '', /^docs\/trial\.mdx:\d+ page: not valid MDX: /);
    assert.equal(status, 1);
  });

  it('reports a missing python3, and still checks everything else', () => {
    const programs = path.join(directory, 'programs');
    mkdirSync(programs);
    symlinkSync(spawnSync('which', ['git'], { encoding: 'utf8' }).stdout.trim(), path.join(programs, 'git'));
    const { status, lines } = check(directory, read('good.mdx'), { PATH: programs });
    assert.equal(lines.length, 4);
    assert.match(lines[0] ?? '', /^docs\/trial\.mdx:\d+ run: .*: python3 doesn't start: install it/);
    assert.equal(status, 1);
  });

  it('reports each mistake with file, line, kind, reason, and fix, and reports nothing else', () => {
    const contract = path.join(directory, 'contracts/agentctl.json');
    const text = readFileSync(contract, 'utf8');
    writeFileSync(contract, text.replace('`drain_timeout_s` ({limit:drain} by', '`drain_timeout_s` (4 hours by'));
    const { status, lines } = check(directory, read('mistakes.mdx'));
    expectRecord('fixtures/examples/findings.txt', `${lines.join('\n')}\n`);
    assert.equal(status, 1);
  });
});
