import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { parse } from 'yaml';
import { hasCode } from '../../.github/changes';
import { listFiles } from '../../plugins/lib/files';
import { listen } from '../lib/server';
import { readScripts } from '../lib/workflowScripts';

const project = path.resolve(__dirname, '../..');
const scripts = readScripts(project);
const { version, scripts: npmScripts } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
  version: string;
  scripts: Record<string, string>;
};

const place = mkdtempSync(path.join(tmpdir(), 'benchloom-workflows-'));
after(() => rmSync(place, { recursive: true, force: true }));

/** Runs a step's block as GitHub would, with only GitHub's own variables and those that the workflow sets. */
async function runStep(step: string, values: Record<string, string>, cwd = project) {
  const script = scripts.find((candidate) => candidate.step === step);
  assert.ok(script, `no workflow has a step "${step}"`);
  const isSet = (name: string) => name.startsWith('GITHUB_') || script.environment.includes(name);
  for (const name of Object.keys(values)) assert.ok(isSet(name), `the workflow doesn't set ${name} for "${step}"`);
  const file = path.join(place, 'block.sh');
  writeFileSync(file, script.text);
  const env = { PATH: process.env.PATH, ...values };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile('bash', [...(script.arguments ?? []), file], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/** Checks what a step's block prints and the code that it ends with. */
async function expectStep(step: string, values: Record<string, string>, code: number, output: RegExp): Promise<void> {
  const result = await runStep(step, values);
  assert.match(result.output, output);
  assert.equal(result.code, code);
}

describe('scripts of workflows', () => {
  it('are sound to Bash and, if it is installed, to shellcheck', () => {
    const messages = scripts.flatMap(({ file, line, step = '', text }) => {
      const dialect = text.startsWith('#!') ? [] : ['--shell=bash'];
      const runs: [string, string[]][] = [
        ['bash', ['-n']],
        ['shellcheck', ['--severity=warning', '--format=gcc', ...dialect, '-']],
      ];
      return runs.flatMap(([program, words]) => {
        const { stdout, stderr } = spawnSync(program, words, { input: text, encoding: 'utf8' });
        const message = `${stdout ?? ''}${stderr ?? ''}`;
        return message ? `${file}:${line} ${step}: ${message}` : [];
      });
    });
    assert.deepEqual(messages, []);
  });

  it('run only npm scripts, files, and actions that exist', () => {
    const texts = scripts.map(({ text }) => text).join('\n');
    const yaml = scripts.map(({ file }) => readFileSync(path.join(project, file), 'utf8')).join('\n');
    const asked = [...texts.matchAll(/\bnpm (?:run )?(?!ci\b|sbom\b)([\w:]+)/g)].map(([, name = '']) => name);
    const files = [...texts.matchAll(/(?<![\w/.])(?:\.github|tests|tools|deploy)\/[\w./-]+\.\w+/g)].map(
      ([file]) => file,
    );
    const actions = [...yaml.matchAll(/uses: \.\/(\S+)/g)].map(([, folder = '']) => folder);
    assert.ok(asked.length > 5 && files.length > 2 && actions.length > 5);
    assert.deepEqual(
      asked.filter((name) => !(name in npmScripts)),
      [],
    );
    const places = [...files, ...actions.map((place) => (place.endsWith('.yml') ? place : `${place}/action.yml`))];
    assert.deepEqual(
      places.filter((place) => !existsSync(path.join(project, place))),
      [],
    );
  });
});

describe('the tests that a change needs', () => {
  let clone = '';
  const git = (...words: string[]) => execFileSync('git', words, { cwd: clone, encoding: 'utf8' }).trim();
  const commit = () =>
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'a', '--allow-empty');

  /** Commits a change of these files, and returns what the workflow finds out about it. */
  async function outputFor(files: string[], text = 'changed\n', base = git('rev-parse', 'HEAD')): Promise<string> {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
      writeFileSync(path.join(clone, file), text);
    }
    git('add', '-A');
    commit();
    const output = path.join(clone, '.git/output');
    writeFileSync(output, '');
    const result = await runStep('Find out whether code changed', { BASE: base, GITHUB_OUTPUT: output }, clone);
    assert.deepEqual(result, { code: 0, output: '' });
    return readFileSync(output, 'utf8').trim();
  }

  beforeEach(() => {
    clone = mkdtempSync(path.join(place, 'clone-'));
    for (const file of ['.github/changes.ts', 'sidebars.ts', 'package.json'])
      cpSync(path.join(project, file), path.join(clone, file));
    symlinkSync(path.join(project, 'node_modules'), path.join(clone, 'node_modules'));
    writeFileSync(path.join(clone, '.gitignore'), 'node_modules');
    git('init', '-q');
    git('add', '-A');
    commit();
  });

  for (const [what, files, code] of [
    ['nothing', [], false],
    ['text', ['docs/quick-start.mdx', 'src/marketing/content/privacy-notice.mdx', 'README.md'], false],
    ["a plan's TypeScript", ['src/marketing/content/plans.ts'], true],
    ['a sample', ['src/marketing/content/samples/idle-current/main.py'], true],
    ['a workflow', ['.github/workflows/ci.yml'], true],
    ['text and code', ['docs/quick-start.mdx', 'sidebars.ts'], true],
    ['a picture and a fact', ['docs/how-to/board.png', 'static/img/a.svg', 'contracts/limits.json'], false],
    ['a script among the contracts', ['contracts/read.mjs'], true],
  ] as const)
    it(`are ${code ? 'all of them' : 'the checks and unit tests'} for a change to ${what}`, async () => {
      assert.equal(await outputFor([...files]), `code=${code}`);
    });

  it('are the checks and unit tests for a page and its line in the sidebar, and all of them for other lines', async () => {
    const sidebars = readFileSync(path.join(project, 'sidebars.ts'), 'utf8');
    const line = "    'quick-start',\n";
    assert.equal(
      await outputFor(['sidebars.ts'], sidebars.replace(line, `${line}    'how-to/new-page',\n`)),
      'code=false',
    );
    assert.equal(await outputFor(['sidebars.ts'], sidebars.replace(line, `${line}    run('a'),\n`)), 'code=true');
  });

  for (const [page, code] of [
    [
      "import Tabs from '@theme/Tabs';\nimport Part from './_part.mdx';\n\n{/* no */} {'a'} {`b`} <A b={{ c: [1, -2] }} />",
      false,
    ],
    ['---\ntitle: "{run()}"\n---\n\n```js\nrun(1)\n```\n\n## Title {#title}\n', false],
    ["import { run } from 'node:child_process';\n", true],
    ["import run from '@site/src/../x';\n", true],
    ['export const a = 1;\n', true],
    ['Text {run()}\n', true],
    [`{\`\${run()}\`}\n`, true],
    ['<A b={run} />\n', true],
    ['<A {...run} />\n', true],
    ['<A b={{ get c() { return 1; } }} />\n', true],
    ['---js\n[run()]\n---\n', true],
  ] as const)
    it(`see ${code ? 'code' : 'only text'} in the page ${JSON.stringify(page)}`, () => {
      assert.equal(hasCode(page), code);
    });

  it('are all of them for a page with code, and for one that is not valid', async () => {
    for (const page of ['Text {run()}\n', '<A\n']) assert.equal(await outputFor(['docs/page.mdx'], page), 'code=true');
  });

  it('have a reviewer of the site for each page with code', () => {
    const owners = readFileSync(path.join(project, '.github/CODEOWNERS'), 'utf8');
    const pages = ['blog', 'docs', 'src'].flatMap((folder) =>
      listFiles(path.join(project, folder)).flatMap((file) => (/\.mdx?$/.test(file) ? `/${folder}/${file}` : [])),
    );
    const unowned = pages.filter(
      (file) =>
        hasCode(readFileSync(path.join(project, file), 'utf8')) && !owners.includes(`\n${file} @example-org/site\n`),
    );
    assert.deepEqual(unowned, [], 'add a line for each to .github/CODEOWNERS, or remove its code');
  });

  it('are all of them if code becomes a document', async () => {
    await outputFor(['sidebars.ts']);
    git('mv', 'sidebars.ts', 'README.md');
    assert.equal(await outputFor([]), 'code=true');
  });

  it('are all of them if the commit before the change is unknown', async () => {
    assert.equal(await outputFor(['README.md'], 'changed', ''), 'code=true');
    assert.equal(await outputFor(['README.md'], 'changed', '0'.repeat(40)), 'code=true');
  });
});

describe('a workflow', () => {
  const site = 'https://www.example.com';
  const needsOf = (workflow: string) => {
    const { jobs } = parse(readFileSync(path.join(project, `.github/workflows/${workflow}.yml`), 'utf8'));
    return new Map(
      Object.entries<{ needs?: string | string[] }>(jobs).map(([job, { needs = [] }]) => [job, [needs].flat()]),
    );
  };

  it('passes only if every job has passed, and deploys or releases only after that', () => {
    const ci = needsOf('ci');
    const checked = [...ci.keys()].filter((job) => !['result', 'deploy'].includes(job));
    assert.deepEqual(ci.get('result')?.toSorted(), checked.sort());
    assert.ok(ci.get('deploy')?.includes('result'));
    assert.deepEqual(needsOf('release').get('attach')?.toSorted(), ['site', 'test']);
  });

  it('deploys and releases only with a URL', async () => {
    for (const step of ['Stop a deploy without a URL', 'Stop a release without a URL']) {
      await expectStep(step, { SITE_URL: site }, 0, /^$/);
      await expectStep(step, { SITE_URL: '' }, 1, /^::error::Set the repository variable SITE_URL/);
    }
  });

  it('releases only the version in package.json', async () => {
    const step = "Stop if the tag isn't the version in package.json";
    await expectStep(step, { GITHUB_REF_NAME: `v${version}` }, 0, /^$/);
    await expectStep(step, { GITHUB_REF_NAME: 'v0.0.1' }, 1, /^::error::The tag is v0\.0\.1, but package\.json has v/);
  });

  for (const [outcome, code] of [
    ['success', 0],
    ['skipped', 0],
    ['failure', 1],
    ['cancelled', 1],
  ] as const)
    it(`${code === 0 ? 'passes' : 'fails'} if one job ends with "${outcome}"`, async () => {
      const needs = { check: { result: 'success', outputs: {} }, test: { result: outcome, outputs: {} } };
      await expectStep('Fail if a job failed', { RESULTS: JSON.stringify(needs, null, 2) }, code, /"result"/);
    });
});

describe('the weekly check of security.txt', () => {
  let text = '';
  let host: Awaited<ReturnType<typeof listen>>;
  const step = 'Check how long security.txt is valid';
  const inDays = (days: number) => `Expires: ${new Date(Date.now() + days * 86_400_000).toISOString()}\n`;

  before(async () => {
    host = await listen(createServer((_, response) => response.end(text)));
  });
  after(() => host.close());

  for (const [what, content, code, output] of [
    ['is valid for a year', inDays(365), 0, /is valid for 36\d days/],
    ['expires in a month', inDays(30), 1, /::error::Deploy the site again/],
    ['has no date', 'Contact: mailto:a@example.com\n', 1, /::error::security\.txt has no line/],
  ] as const)
    it(`reports a file that ${what}`, async () => {
      text = content;
      await expectStep(step, { SITE_URL: host.origin }, code, output);
    });

  it("doesn't report an unreachable site as an expired file", async () => {
    const result = await runStep(step, { SITE_URL: 'http://127.0.0.1:1' });
    assert.equal(result.code, 7);
    assert.doesNotMatch(result.output, /days|Expires/);
  });
});
