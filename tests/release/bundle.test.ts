import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Browser, chromium } from '@playwright/test';
import { load } from 'cheerio';
import { listFiles } from '../../plugins/lib/files';
import { requireChrome } from '../../tools/lib/chrome';
import { bundleFile, bundleFolders, unpackBundle } from './bundles';

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

describe('npm run bundle', () => {
  let first = '';
  let second = '';
  before(() => {
    [first, second] = bundleFolders();
  });

  it("gives the same bytes in two folders, even without running the packages' install scripts", () => {
    const sums = (dist: string) =>
      readdirSync(dist)
        .sort()
        .map((file) => [file, sha256(path.join(dist, file))]);
    assert.equal(sums(first).length, 3);
    assert.deepEqual(sums(first), sums(second));
  });

  it('has matching checksums', () => {
    const printed = execFileSync('sha256sum', ['--check', path.basename(bundleFile(first, '.sha256'))], {
      cwd: first,
      encoding: 'utf8',
    });
    assert.match(printed, /\.tar\.gz: OK\n.*\.cdx\.json: OK\n/);
  });

  it('rejects a working tree with uncommitted changes and lists them', () => {
    const clone = path.dirname(first);
    writeFileSync(path.join(clone, 'stray.txt'), '');
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'bundle'], { cwd: clone, encoding: 'utf8' });
    rmSync(path.join(clone, 'stray.txt'));
    assert.equal(status, 1);
    assert.match(stderr, /The working tree has uncommitted changes, so no bundle was made\. .*\n\?\? stray\.txt\n/);
  });
});

type Served = { origin: string; stop: () => unknown };

async function servePlain(folder: string): Promise<Served> {
  const server = spawn('python3', ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', folder]);
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      const found = /port (\d+)/.exec(String(text))?.[1];
      if (found) resolve(found);
    });
    server.on('exit', () => reject(new Error('python3 -m http.server ended')));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.removeAllListeners('exit').kill() };
}

function routesOf(folder: string): string[] {
  const sitemap = load(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'), { xml: true });
  return sitemap('loc')
    .toArray()
    .map((location) => new URL(sitemap(location).text()).pathname);
}

describe('the unpacked bundle on python3 -m http.server', () => {
  let served: Served;
  let browser: Browser;
  let folder = '';

  before(async () => {
    folder = unpackBundle();
    served = await servePlain(folder);
    browser = await chromium.launch({ executablePath: requireChrome(), args: ['--no-sandbox', '--disable-gpu'] });
  });
  after(async () => {
    await browser?.close();
    await served?.stop();
  });

  it("serves every route, the search, and a sample's run without contacting another origin", async () => {
    const { origin } = served;
    const routes = routesOf(folder);
    assert.ok(routes.length > 30, `${routes.length} routes`);
    const page = await browser.newPage();
    const asked: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.url()} ${response.status()}`);
    });
    for (const route of routes) {
      await page.goto(origin + route);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      assert.equal(await page.locator('h1').count(), 1, route);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('garbage characters');
    await page.getByRole('option').first().waitFor();
    await page.goto(`${origin}/docs/how-to/write-test`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Run smoke/main.py', exact: true }).first().click();
    await page.getByText('passed, exit code 0').waitFor({ timeout: 60_000 });
    assert.deepEqual(faults, []);
    assert.deepEqual(
      asked.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:')),
      [],
    );
  });
});

describe('the unpacked bundle', () => {
  it("doesn't contain any path of the build machine", () => {
    const folder = unpackBundle();
    const build = path.dirname(bundleFolders()[0]);
    for (const file of listFiles(folder))
      assert.ok(!readFileSync(path.join(folder, file)).includes(build), `${file} holds ${build}`);
  });
});
