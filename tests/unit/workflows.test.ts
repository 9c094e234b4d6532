import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { changesCode, hasCode } from '../../.github/changes';
import { expandLines } from '../../plugins/documents/expandReferences';
import { listFiles } from '../../plugins/lib/files';
import { settingNames } from '../../plugins/settings';
import codeChanges from '../fixtures/codeChanges.json';

const project = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const { version, scripts: npmScripts } = JSON.parse(read('package.json')) as {
  version: string;
  scripts: Record<string, string>;
};

type Part = { env?: object; needs?: string | string[]; name?: string; shell?: string; run?: string; steps?: Part[] };
type Workflow = Part & { jobs?: Record<string, Part>; runs?: Part };

const files = listFiles(path.join(project, '.github'))
  .filter((file) => /^(?:workflows|actions)\/.*\.ya?ml$/.test(file))
  .map((file) => `.github/${file}`);
const source = files.map(read).join('\n');
const workflows = new Map<string, Workflow>(files.map((file) => [file, parse(read(file))]));

/** The shell scripts that GitHub and CI run, and the variables that the workflow, the job, and the step set. */
const scripts = [...workflows].flatMap(([file, workflow]) =>
  [...Object.values(workflow.jobs ?? {}), workflow.runs ?? {}].flatMap((job) =>
    (job.steps ?? []).flatMap((step) => {
      const variables = [workflow, job, step].flatMap(({ env = {} }) => Object.keys(env));
      return step.run ? [{ ...step, file, variables, text: step.run.replace(/\$\{\{.*?\}\}/g, 'expression') }] : [];
    }),
  ),
);

const place = mkdtempSync(path.join(tmpdir(), 'benchloom-workflows-'));
after(() => rmSync(place, { recursive: true, force: true }));

/** Runs a step's block as GitHub would, with only GitHub's own variables and those that the workflow sets. */
function runStep(name: string, values: Record<string, string>, cwd = project) {
  const script = scripts.find((step) => step.name === name) ?? assert.fail(`no workflow has a step "${name}"`);
  for (const variable of Object.keys(values))
    assert.ok(variable.startsWith('GITHUB_') || script.variables.includes(variable), `${name} has no ${variable}`);
  const words = script.shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail', '-c'] : ['-ec'];
  const env = { PATH: process.env.PATH, ...values };
  const { status, stdout, stderr } = spawnSync('bash', [...words, script.text], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, output: stdout + stderr };
}

describe('workflow scripts', () => {
  it('pass Bash and, if it is installed, shellcheck', () => {
    const shellcheck = ['shellcheck', '--shell=bash', '--severity=warning', '--format=gcc', '-'];
    for (const { file, name, text } of [...scripts, { file: '.ci/run', name: '', text: read('.ci/run') }])
      for (const [program = '', ...words] of [['bash', '-n'], shellcheck]) {
        const { stdout, stderr } = spawnSync(program, words, { input: text, encoding: 'utf8' });
        assert.equal(`${stdout ?? ''}${stderr ?? ''}`, '', `${file} ${name}`);
      }
  });

  it('run only npm scripts, files, and actions that exist', () => {
    const texts = scripts.map(({ text }) => text).join('\n');
    const asked = [...texts.matchAll(/\bnpm (?:run )?(?!ci\b|sbom\b)([\w:]+)/g)].map(([, name = '']) => name);
    const named = [...texts.matchAll(/(?<![\w/.])(?:\.github|tests|tools|deploy)\/[\w./-]+\.\w+/g)].map(
      ([file]) => file,
    );
    const actions = [...source.matchAll(/uses: \.\/(\S+)/g)].map(([, folder = '']) => folder);
    assert.ok(asked.length > 5 && named.length > 2 && actions.length > 5);
    const places = [...named, ...actions.map((folder) => (folder.endsWith('.yml') ? folder : `${folder}/action.yml`))];
    assert.deepEqual(
      [
        ...asked.filter((name) => !(name in npmScripts)),
        ...places.filter((file) => !existsSync(path.join(project, file))),
      ],
      [],
    );
  });
});

describe('the tests that a change needs', () => {
  const clone = path.join(place, 'clone');
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const commit = () => {
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'a', '--allow-empty');
    return git('rev-parse', 'HEAD');
  };

  /** Commits a change of these files, and returns whether it counts as a change of code. */
  function isCode(changed: readonly string[], text = 'changed\n', base = git('rev-parse', 'HEAD')): boolean {
    for (const file of changed) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    commit();
    return changesCode(base);
  }

  before(() => {
    mkdirSync(clone);
    process.chdir(clone);
    for (const file of ['.github/changes.ts', 'sidebars.ts', 'package.json']) cpSync(path.join(project, file), file);
    symlinkSync(path.join(project, 'node_modules'), 'node_modules');
    writeFileSync('.gitignore', 'node_modules');
    git('init', '-q');
    commit();
    git('tag', 'start');
  });

  afterEach(() => void git('reset', '-q', '--hard', 'start'));
  after(() => process.chdir(project));

  for (const { what, files: changed, isCode: code, text } of codeChanges.changes)
    it(`are ${code ? 'all tests' : 'the checks and unit tests'} for a change to ${what}`, () => {
      assert.equal(isCode(changed, text), code);
    });

  it('are the checks and unit tests for a page and its line in the sidebar, and all tests for other lines', () => {
    const sidebars = read('sidebars.ts');
    const line = "    'quick-start',\n";
    assert.equal(isCode(['sidebars.ts'], sidebars.replace(line, `${line}    'how-to/new-page',\n`)), false);
    assert.equal(isCode(['sidebars.ts'], sidebars.replace(line, `${line}    run('a'),\n`)), true);
  });

  it('are all tests if code becomes a document, or if the base commit is unknown', () => {
    isCode(['a.py']);
    git('mv', 'a.py', 'README.md');
    assert.equal(isCode([]), true);
    for (const base of ['', '0'.repeat(40)]) assert.equal(isCode(['README.md'], base, base), true);
  });

  it('are those that the workflow runs', () => {
    const output = path.join(clone, '.git/output');
    const result = runStep('Find out whether code changed', { BASE: 'HEAD', GITHUB_OUTPUT: output }, clone);
    assert.deepEqual([result, readFileSync(output, 'utf8')], [{ status: 0, output: '' }, 'code=false\n']);
  });

  for (const [kind, pages] of Object.entries(codeChanges.pages))
    for (const page of pages)
      it(`treat the page ${JSON.stringify(page)} as ${kind}`, () => assert.equal(hasCode(page), kind === 'code'));

  it('include a review by the site team for each page that has code, or shows a fact as code', () => {
    const owners = read('.github/CODEOWNERS');
    const pages = ['blog', 'docs', 'src'].flatMap((folder) =>
      listFiles(path.join(project, folder)).flatMap((file) => (/\.mdx?$/.test(file) ? `${folder}/${file}` : [])),
    );
    const unowned = pages
      .filter((file) => !owners.includes(`\n/${file} ${/^\*\s+(\S+)/m.exec(owners)?.[1]}\n`))
      .filter((file) => hasCode(expandLines(read(file), project).join('\n')));
    assert.deepEqual(unowned, [], 'add a line for each to .github/CODEOWNERS, or remove its code or that of its facts');
  });
});

describe('a workflow', () => {
  const needsOf = (name: string) =>
    new Map(
      Object.entries(workflows.get(`.github/workflows/${name}.yml`)?.jobs ?? {}).map(([job, { needs = [] }]) => [
        job,
        [needs].flat(),
      ]),
    );

  it('passes only if every job has passed, and only then deploys or releases', () => {
    const ci = needsOf('ci');
    const checked = [...ci.keys()].filter((job) => !['result', 'deploy'].includes(job));
    assert.deepEqual(ci.get('result')?.toSorted(), checked.sort());
    assert.ok(ci.get('deploy')?.includes('result'));
    assert.match(source, /upload-pages-artifact.*\n\s+with:\n\s+path: build\n\s+include-hidden-files: true\n/);
    assert.match(source, /group: pages\n\s+cancel-in-progress: false\n/);
    assert.deepEqual(needsOf('release').get('attach')?.toSorted(), ['site', 'test']);
  });

  it('builds with the settings of the repository, and checks the links of every page', () => {
    const builds = scripts.filter(({ text }) => text === 'npx tsx checks/build.ts');
    const missing = builds.map(({ variables }) => settingNames.filter((name) => !variables.includes(name)));
    assert.deepEqual(missing, [[], ['BASE_URL', 'GTAG_TRACKING_ID']]);
    for (const [, name, variable] of source.matchAll(/ (\w+_(?:URL|ID)): \$\{\{ .*\bvars\.(\w+)/g))
      assert.equal(variable, name);
    assert.match(source, /name: Check how long .*\n\s+if: always\(\) && /);
    assert.equal(source.match(/uses: actions\/checkout@/g)?.length, source.match(/fetch-depth: 0\n/g)?.length);
    assert.match(source, /run: .* default && npx --yes linkinator@\S+ tests\/\.output\/default --recurse --skip '/);
  });

  /** Returns the address of a host whose security.txt expires in this many days, or never. */
  const hostOf = (days?: number) => {
    const folder = mkdtempSync(path.join(place, 'host-'));
    mkdirSync(path.join(folder, '.well-known'));
    const line = days ? `Expires: ${new Date(Date.now() + days * 86_400_000).toISOString()}\n` : 'Contact: a\n';
    writeFileSync(path.join(folder, '.well-known/security.txt'), line);
    return { SITE_URL: `file://${folder}`, BASE_URL: '/' };
  };
  const resultsOf = (result: string) => ({
    RESULTS: JSON.stringify({ check: { result: 'success' }, test: { result } }),
  });
  const ending = /"result":/;
  const expiry = 'Check how long security.txt is valid';
  const tag = "Stop if the tag isn't the version in package.json";

  for (const [what, step, values, status, output] of [
    ['deploys with a URL', 'Stop a deploy without a URL', { SITE_URL: 'https://a.example' }, 0, /^$/],
    ["doesn't deploy without a URL", 'Stop a deploy without a URL', { SITE_URL: '' }, 1, /^::error::Set the rep/],
    ["doesn't release without a URL", 'Stop a release without a URL', { SITE_URL: '' }, 1, /^::error::Set the rep/],
    ['releases the version in package.json', tag, { GITHUB_REF_NAME: `v${version}` }, 0, /^$/],
    ['stops any other version', tag, { GITHUB_REF_NAME: 'v0.0.1' }, 1, /^::error::The tag is v0\.0\.1, but pack/],
    ['passes if a job is skipped', 'Fail if a job failed', resultsOf('skipped'), 0, ending],
    ['fails if a job failed', 'Fail if a job failed', resultsOf('failure'), 1, ending],
    ['fails if a job was canceled', 'Fail if a job failed', resultsOf('cancelled'), 1, ending],
    ['accepts a security.txt that is valid for a year', expiry, hostOf(365), 0, /is valid for 36\d days/],
    ['reports a security.txt that expires in a month', expiry, hostOf(30), 1, /::error::Deploy the site again/],
    ['reports a security.txt without a date', expiry, hostOf(), 1, /::error::security\.txt has no line/],
    ['reports an unreachable site as unreachable', expiry, { SITE_URL: 'http://127.0.0.1:1' }, 7, /^curl: [^\n]*\n$/],
  ] as const)
    it(what, () => {
      const result = runStep(step, values);
      assert.match(result.output, output);
      assert.equal(result.status, status);
    });
});
