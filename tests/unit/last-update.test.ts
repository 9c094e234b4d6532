import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pageChanges } from '../../plugins/settings/lastUpdate';

const contracts = path.resolve(__dirname, '../../contracts');
const seconds = { first: 1_600_000_000, page: 1_700_000_000, contract: 1_700_100_000, other: 1_700_200_000 };

describe('the last change of a page', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'last-update-'));
  const project = path.join(root, 'project');
  const environment = { ...process.env, GIT_CEILING_DIRECTORIES: root, GIT_CONFIG_GLOBAL: '/dev/null' };

  function git(directory: string, time: number, ...words: string[]): void {
    const date = `@${time} +0000`;
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    execFileSync('git', [...identity, ...words], {
      cwd: directory,
      env: { ...environment, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      stdio: 'ignore',
    });
  }

  function commit(time: number, ...files: string[]): void {
    git(project, time, 'add', ...files);
    git(project, time, 'commit', '--message', 'Change', '--only', ...files);
  }

  before(() => {
    cpSync(contracts, path.join(project, 'contracts'), { recursive: true });
    mkdirSync(path.join(project, 'docs'));
    writeFileSync(path.join(project, 'docs/plain.mdx'), 'Text.\n');
    git(project, 0, 'init');
    commit(seconds.first, 'docs');
    writeFileSync(path.join(project, 'docs/plain.mdx'), 'Text with `CONSOLE_SILENT`.\n');
    writeFileSync(path.join(project, 'docs/codes.mdx'), '<ErrorCodes />\n');
    commit(seconds.page, 'docs');
    commit(seconds.contract, 'contracts/error-codes.json');
    commit(seconds.other, 'contracts');
    writeFileSync(path.join(project, 'docs/new.mdx'), 'Not committed.\n');
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  test("comes from the page's file or from a contract that the page shows", async () => {
    const { initialize, getFileLastUpdateInfo } = pageChanges(project);
    initialize({ siteDir: project });
    const timeOf = async (page: string) => (await getFileLastUpdateInfo(path.join(project, 'docs', page)))?.timestamp;
    assert.equal(await timeOf('plain.mdx'), seconds.page * 1000);
    assert.equal(await timeOf('codes.mdx'), seconds.contract * 1000);
    assert.equal(await timeOf('new.mdx'), undefined);
  });
});
