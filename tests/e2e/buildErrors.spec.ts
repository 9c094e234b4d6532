import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDirectory, outputDirectory, projectDirectory } from '../lib/builds';
import { expect, test } from '../lib/test';

/** Builds the small fixture site with one added file. Returns the exit code and the log. */
function buildWith(name: string, file: string, content: string): { status: number | null; log: string } {
  const directory = path.join(outputDirectory, `fixture-${name}`);
  rmSync(directory, { recursive: true, force: true });
  cpSync(path.join(projectDirectory, 'tests/fixtures/site'), directory, { recursive: true });
  writeFileSync(path.join(directory, file), content);
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--', directory], {
    cwd: projectDirectory,
    encoding: 'utf8',
    // The build doesn't repeat warnings for cached pages.
    env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
  return { status, log: stdout + stderr };
}

test.describe.configure({ mode: 'default' });

test('a broken link stops the build, and the message shows its page', () => {
  const { status, log } = buildWith('link', 'docs/page.md', '# Page\n\n[Dead](/docs/gone)\n');
  expect(status).not.toBe(0);
  expect(log).toMatch(/broken link/i);
  expect(log).toContain('/docs/page');
  expect(log).toContain('/docs/gone');
});

test('a broken Markdown link causes a warning with page and target, then stops the build as a broken link', {
  tag: '@slow',
}, () => {
  const { status, log } = buildWith('markdown-link', 'docs/page.md', '# Page\n\n[Dead](./gone.md)\n');
  expect(log).toMatch(/\[WARNING\].*Markdown link.*gone\.md.*page\.md/s);
  expect(status).not.toBe(0);
});

test('a broken anchor causes a warning with page and target, and the build continues', { tag: '@slow' }, () => {
  const { status, log } = buildWith('anchor', 'docs/page.md', '# Page\n\n[Dead](/docs/start#gone)\n');
  expect(status).toBe(0);
  expect(log).toMatch(/\[WARNING\].*broken anchors.*\/docs\/page.*\/docs\/start#gone/s);
});

test('a page module without a default export stops the build with a message', { tag: '@slow' }, () => {
  const { status, log } = buildWith(
    'no-default',
    'src/pages/bad.tsx',
    'export function Page() {\n  return <h1>Bad</h1>;\n}\n',
  );
  expect(status).not.toBe(0);
  expect(log).toMatch(/page component at \/bad doesn't have a default export/);
});

test('a setting with an invalid value stops the build with one line', { tag: '@full' }, () => {
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build', '--out-dir', 'tests/.output/refused'], {
    cwd: projectDirectory,
    encoding: 'utf8',
    env: { ...process.env, BASE_URL: 'sub' },
  });
  expect(status).toBe(1);
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line && !line.startsWith('npm warn'));
  expect(lines).toEqual([
    'Setting BASE_URL is "sub", but it must be a path that begins and ends with a slash, such as "/" or "/docs-site/".',
  ]);
});

for (const build of ['default', 'configured'] as const) {
  test(`the ${build} build causes no warnings`, () => {
    expect(readFileSync(`${buildDirectory(build)}.log`, 'utf8')).not.toContain('WARNING');
  });
}
