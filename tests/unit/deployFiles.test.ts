import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');
const readYaml = (file: string) => parse(read(file)) as unknown;

type Step = { name?: string; uses?: string; run?: string; with?: Record<string, unknown> };
type Permissions = Record<string, string>;
type Job = { permissions?: Permissions; steps?: Step[]; needs?: string | string[]; 'timeout-minutes'?: number };
type Workflow = { on: Record<string, unknown>; permissions: Permissions; jobs: Record<string, Job> };

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) => ({ file, ...(readYaml(`${folder}/${file}`) as Workflow) }));
const prepare = '.github/actions/prepare/action.yml';
const prepareSteps = (readYaml(prepare) as { runs: { steps: Step[] } }).runs.steps;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const allSteps = [...workflows.flatMap(stepsOf), ...prepareSteps];

describe('workflows', () => {
  it('use actions by the commit of a tag that they name, one version of each', () => {
    const texts = [...workflows.map(({ file }) => read(`${folder}/${file}`)), read(prepare)];
    const lines = texts.flatMap((text) => text.match(/uses: (?!\.\/).*/g) ?? []);
    assert.equal(lines.length, allSteps.filter(({ uses = './' }) => !uses.startsWith('./')).length);
    for (const line of lines) assert.match(line, /^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    assert.equal(new Set(lines).size, new Set(lines.map((line) => line.split('@')[0])).size);
  });

  it('may read the repository and no more, but for the jobs that deploy and release', () => {
    for (const { file, permissions } of workflows) assert.deepEqual(permissions, { contents: 'read' }, file);
    const jobs = workflows.flatMap(({ jobs }) => Object.entries(jobs));
    assert.deepEqual(
      Object.fromEntries(jobs.flatMap(([name, { permissions }]) => (permissions ? [[name, permissions]] : []))),
      {
        deploy: { pages: 'write', 'id-token': 'write' },
        attach: { contents: 'write' },
      },
    );
  });

  it('run neither packages nor files of the project in a job that may write', () => {
    for (const { jobs } of workflows) {
      for (const { permissions, steps = [] } of Object.values(jobs)) {
        if (!permissions) continue;
        assert.deepEqual(
          steps.filter(({ uses, run }) => uses?.startsWith('actions/checkout') || /\bnp[mx]\b/.test(run ?? '')),
          [],
        );
      }
    }
  });

  it('keep no credentials after the checkout', () => {
    const checkouts = allSteps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    assert.ok(checkouts.length > 0);
    for (const checkout of checkouts) assert.equal(checkout.with?.['persist-credentials'], false);
  });

  it('install packages whose scripts never run', () => {
    const installs = allSteps.flatMap(({ run = '' }) => run.match(/\bnpm (?:ci|i|install)\b.*/g) ?? []);
    assert.ok(installs.length > 0);
    for (const install of installs) assert.match(install, / --ignore-scripts\b/);
    assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
  });

  it('run scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = allSteps.flatMap(({ run = '' }) =>
      [...run.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name]) => name),
    );
    assert.ok(named.includes('check'));
    assert.deepEqual(
      named.filter((name) => name !== 'ci' && !(String(name) in scripts)),
      [],
    );
  });

  it('end every job that hangs', () => {
    const jobs = workflows.flatMap(({ jobs }) => Object.entries(jobs));
    const endless = jobs.filter(([, job]) => job.steps && !job['timeout-minutes']);
    assert.deepEqual(endless, []);
  });

  it('install the module for brotli wherever they install nginx', () => {
    const packages = allSteps
      .map((step) => String(step.with?.packages ?? ''))
      .filter((names) => names.includes('nginx'));
    assert.ok(packages.length > 0);
    for (const names of packages) assert.match(names, /\blibnginx-mod-http-brotli-static\b/);
  });

  it('compare the pictures on a schedule, and fail without the browser that draws them', () => {
    const nightly = workflows.filter(({ on }) => 'schedule' in on).flatMap(stepsOf);
    assert.equal(nightly.filter(({ run }) => run === 'npm run test:pictures -- --required').length, 1);
  });

  it('wait for every job before the one result that a branch rule requires', () => {
    const { jobs } = readYaml(`${folder}/ci.yml`) as Workflow;
    assert.deepEqual(
      jobs.result?.needs,
      Object.keys(jobs).filter((name) => !['result', 'deploy'].includes(name)),
    );
    assert.ok(jobs.deploy?.needs?.includes('result'));
  });
});

for (const [file, name] of [
  ['ci.yml', 'Stop a deploy that has no address'],
  ['release.yml', 'Stop a release that has no address'],
] as const)
  describe(`the step "${name}"`, () => {
    const step = stepsOf(readYaml(`${folder}/${file}`) as Workflow).find((candidate) => candidate.name === name);
    const run = (address: string) =>
      spawnSync('bash', ['-e', '-c', step?.run ?? assert.fail('no such step')], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, SITE_URL: address },
      });

    it('ends with one line when SITE_URL is not set', () => {
      const { status, stdout, stderr } = run('');
      assert.equal(status, 1);
      assert.match(stdout, /^::error::Set the repository variable SITE_URL [^\n]+\n$/);
      assert.equal(stderr, '');
    });

    it('takes an address', () => {
      assert.equal(run('https://www.example.com').status, 0);
    });
  });

describe('the jobs that a change needs', () => {
  let repository = '';
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  const jobsFor = (base: string) =>
    execFileSync('bash', [path.resolve('.github/changes.sh'), base], { cwd: repository, encoding: 'utf8' });
  const afterChangeOf = (...files: string[]) => {
    const base = git('rev-parse', 'HEAD');
    for (const file of files) {
      mkdirSync(path.join(repository, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(repository, file), base);
    }
    git('add', '.');
    git('commit', '--quiet', '--message', 'Change');
    return jobsFor(base);
  };

  before(() => {
    repository = mkdtempSync(path.join(tmpdir(), 'benchloom-changes-'));
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
  });
  after(() => rmSync(repository, { recursive: true, force: true }));

  for (const [what, files, jobs] of [
    ['a page', ['docs/quick-start.mdx'], 'site=true\nfull=false\n'],
    ['text of a marketing page', ['src/marketing/content/aboutUs.ts'], 'site=true\nfull=false\n'],
    ['a part of the site', ['src/components/Button/index.tsx'], 'site=true\nfull=true\n'],
    ['a test', ['tests/e2e/menu.spec.ts'], 'site=true\nfull=true\n'],
    ['a readme of the tests', ['tests/README.md'], 'site=false\nfull=false\n'],
    ['an issue form and a readme', ['.github/ISSUE_TEMPLATE/fault.yml', 'README.md'], 'site=false\nfull=false\n'],
    ['a readme and a page', ['README.md', 'docs/index.mdx'], 'site=true\nfull=false\n'],
    ['the lockfile', ['package-lock.json'], 'site=true\nfull=true\n'],
    ['build code', ['src/build/settings.ts'], 'site=true\nfull=true\n'],
    ['configuration', ['docusaurus.config.ts'], 'site=true\nfull=true\n'],
    ['a workflow', ['.github/workflows/ci.yml'], 'site=true\nfull=true\n'],
  ] as const) {
    it(`${what}: ${jobs.trim().replace('\n', ', ')}`, () => {
      assert.equal(afterChangeOf(...files), jobs);
    });
  }

  it('are all of them where the commit before is unknown', () => {
    assert.equal(jobsFor(''), 'site=true\nfull=true\n');
    assert.equal(jobsFor('0'.repeat(40)), 'site=true\nfull=true\n');
  });
});

describe('the versions of Node', () => {
  it('are the same in package.json, .nvmrc and the workflows', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const { jobs } = readYaml(`${folder}/ci.yml`) as { jobs: { test: { strategy: { matrix: { node: number[] } } } } };
    const tested = [...allSteps.map((step) => step.with?.['node-version']), ...jobs.test.strategy.matrix.node]
      .map(String)
      .filter((version) => /^\d/.test(version));
    const supported = [...engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major);
    assert.deepEqual([...new Set(tested.map((version) => version.split('.')[0]))].sort(), supported);
    assert.equal(read('.nvmrc').trim(), supported.at(-1));
  });
});

describe('Containerfile', () => {
  const text = read('deploy/Containerfile');
  const valuesOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, value]) => String(value));

  it('starts from a base with a version', () => {
    for (const base of valuesOf('FROM')) assert.match(base, /:\d[^:/]*$/);
  });

  it('runs without root', () => {
    assert.doesNotMatch(valuesOf('USER').at(-1) ?? 'root', /^(?:root|0)\b/);
  });

  it('copies what the commands at its top make to where nginx reads it', () => {
    const place = mkdtempSync(path.join(tmpdir(), 'benchloom-container-'));
    try {
      mkdirSync(path.join(place, 'build'));
      for (const file of ['_headers', '_redirects']) writeFileSync(path.join(place, 'build', file), '');
      const words = /npm run nginx:config -- (.+)/.exec(text)?.[1]?.split(' ') ?? assert.fail('no nginx:config');
      execFileSync(path.resolve('node_modules/.bin/tsx'), [path.resolve('deploy/nginx/config.ts'), ...words], {
        cwd: place,
      });
      const written = ['nginx.conf', 'site.conf'].map((file) => read(path.join(place, 'build-nginx', file))).join('');
      for (const [source = '', target = ''] of valuesOf('COPY').map((value) => value.split(' '))) {
        assert.ok(existsSync(path.join(place, source)), `no command makes ${source}`);
        assert.ok(written.includes(`"${target.replace(/\/$/, '')}`), `nginx does not read ${target}`);
      }
    } finally {
      rmSync(place, { recursive: true });
    }
  });
});

describe('privacy notice', () => {
  const notice = read('src/marketing/content/privacy-notice.mdx');

  it('says what the access log keeps, which is what nginx writes', () => {
    const format = /^log_format benchloom '(.*)';$/m.exec(read('deploy/nginx/site.conf.template'))?.[1];
    assert.equal(format, '$visitor [$time_iso8601] "$request_method $asked_path" $status $body_bytes_sent');
    assert.match(notice, /the access log holds the time, page, result and size\./);
  });

  it('says what the access log keeps of an address', () => {
    assert.match(
      notice,
      /It keeps the first three numbers of an IPv4 address, or the first 48 bits of an IPv6 address\./,
    );
  });
});
