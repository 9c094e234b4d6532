// Attacks on the server and on pages of the default build.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { installFromDebian, onPath, rootOnDebian } from '../../deploy/debianPackages';
import { ensureNginx } from '../../deploy/nginx/find';
import { machineLimits, renderMachine } from '../../deploy/nginx/render';
import { freePort, startNginx } from '../../deploy/nginx/start';
import { parseHeaders } from '../../src/build/hosting/headers';
import { maxQueryLength, maxQueryWords } from '../../src/search/words';
import { buildDirectory, outputDirectory, projectDirectory } from '../lib/builds';
import { holdHalfOpen, parseAnswer, request, sendRaw, testCertificate } from '../lib/hosting';
import { longestTask } from '../lib/longTasks';
import { test } from '../lib/nginx';
import { readBuilt } from '../lib/site';
import { fullIf } from '../lib/tags';
import { expect, hydrated } from '../lib/test';

const build = () => buildDirectory('default');
const headersOfAll = () => Object.entries(parseHeaders(readBuilt('default', '_headers'))[0]?.headers ?? {});

test('5,000 unfinished requests of one address keep nobody else waiting', { tag: '@process' }, async () => {
  const nginx = await startNginx(build(), { workers: '2', accessLog: 'off' });
  const attack = holdHalfOpen(nginx.port, 5000);
  await expect.poll(attack.count, { timeout: 15_000 }).toBe(5000);
  for (let probe = 0; probe < 10; probe += 1) {
    const answer = await sendRaw(nginx.port, 'GET /plans HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(parseAnswer(answer).status).toBe(200);
  }
  expect(attack.count()).toBe(5000);
  attack.stop();
  await nginx.stop();
});

const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

test('every kind of answer of nginx has the headers of all pages', { tag: '@process' }, async () => {
  const nginx = await startNginx(build(), { serverNames: ['localhost'], requestsPerSecond: 0, workers: '1' });
  const { headers } = await request(nginx.port, '/plans');
  const answers: [what: string, status: number, bytes: string][] = [
    ['a page', 200, get('/plans', 'Connection: close\r\n')],
    ['a part of a page', 206, get('/plans', 'Range: bytes=0-9\r\nConnection: close\r\n')],
    ['a moved page', 301, get('/plans.html', 'Connection: close\r\n')],
    ['a page that is the same', 304, get('/plans', `If-None-Match: ${headers.get('etag')}\r\nConnection: close\r\n`)],
    ['no request', 400, 'GET / FTP/1.0\r\n\r\n'],
    ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['dot segments', 400, get('/docs/../plans', 'Connection: close\r\n')],
    ['a long header', 400, get('/', `X-Long: ${'b'.repeat(40_000)}\r\n`)],
    ['an unknown coding', 400, get('/', 'Transfer-Encoding: gzip\r\n')],
    ['an unknown page', 404, get('/nope', 'Connection: close\r\n')],
    ['a method', 405, get('/', 'Connection: close\r\n').replace('GET', 'POST')],
    ['a long body', 413, get('/', 'Content-Length: 5000\r\n')],
    ['a long address', 414, get(`/${'a'.repeat(40_000)}`)],
    ['a foreign host', 421, get('/', 'Connection: close\r\n').replace('localhost', 'example.org')],
  ];
  for (const [what, status, bytes] of answers) {
    const answer = parseAnswer(await sendRaw(nginx.port, bytes));
    expect([what, answer.status]).toEqual([what, status]);
    for (const [name, value] of headersOfAll())
      expect(answer.headers.get(name.toLowerCase()), `${name} of ${what}`).toBe(value);
    expect(answer.headers.get('cache-control'), what).toBe('no-cache');
  }
  await nginx.stop();
});

test('a request in HTTP/0.9 gets no answer, because it could have no headers', { tag: '@process' }, async () => {
  const nginx = await startNginx(build(), { workers: '1' });
  expect(await sendRaw(nginx.port, 'GET /plans\r\n')).toBe('');
  await nginx.stop();
});

test('a connection ends after 1,000 requests', { tag: '@process' }, async () => {
  const nginx = await startNginx(build(), { workers: '1', requestsPerSecond: 0 });
  const answers = await sendRaw(nginx.port, 'HEAD /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1010));
  expect(answers.match(/^HTTP\/1\.1 200/gm)?.length).toBe(1000);
  await nginx.stop();
});

test('the redirect from http to https has the headers of all pages except the one for https', {
  tag: '@process',
}, async () => {
  const port = await freePort('127.0.0.1');
  const redirectHttp = [`127.0.0.1:${port}`];
  const nginx = await startNginx(build(), { serverNames: ['localhost'], tls: testCertificate(), redirectHttp });
  const { status, headers } = await request(port, '/plans?a=1');
  expect([status, headers.get('location')]).toEqual([301, 'https://localhost/plans?a=1']);
  for (const [name, value] of headersOfAll())
    expect([name, headers.get(name.toLowerCase())]).toEqual([
      name,
      name === 'Strict-Transport-Security' ? undefined : value,
    ]);
  await nginx.stop();
});

test("Debian's nginx.conf with the limits of the guide is one that nginx takes", { tag: '@process' }, () => {
  const folder = path.join(outputDirectory, 'hosted/debian');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = renderMachine(['80', '[::]:80', '[::]:443 ssl http2']);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const conf = path.join(folder, 'nginx.conf');
  // Debian's file, without the folders of the machine.
  writeFileSync(
    conf,
    readFileSync(path.join(projectDirectory, 'tests/fixtures/debian-nginx.conf'), 'utf8').replaceAll(
      '@FOLDER@',
      folder,
    ),
  );
  for (let times = 0; times < 2; times += 1) execFileSync('sed', ['-i', '-f', path.join(folder, 'limits.sed'), conf]);
  const changed = readFileSync(conf, 'utf8');
  const { connections, files: open, connectionsPerAddress } = machineLimits;
  expect(changed.match(/worker_rlimit_nofile .*/g)).toEqual([`worker_rlimit_nofile ${open};`]);
  expect(changed.match(/worker_connections .*/g)).toEqual([`worker_connections ${connections};`]);
  expect(changed.match(/error_log .*/g)).toEqual([`error_log ${folder}/error.log crit;`]);
  execFileSync(ensureNginx().command, ['-e', 'stderr', '-t', '-q', '-c', conf], { stdio: 'inherit' });
  expect(files['limits.service.conf']).toContain(`\nLimitNOFILE=${open}\n`);
  expect(files['firewall.nft']?.match(/dport \{ 80, 443 \}.* over \d+/g)?.length).toBe(2);
  expect(files['firewall.nft']).toContain(`ct count over ${connectionsPerAddress} `);
});

test('nftables takes the firewall of the guide, which names each file with limits', { tag: '@slow' }, () => {
  if (!onPath('nft') && rootOnDebian()) installFromDebian('nftables');
  const nft = onPath('nft');
  if (!nft) throw new Error('No nft found: install the package "nftables".');
  const files = renderMachine(['80', '[::]:443 ssl http2']);
  const file = path.join(outputDirectory, 'hosted/firewall.nft');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, files['firewall.nft'] ?? '');
  // Only root may ask the kernel, even for a check.
  const [command = nft, ...words] = process.getuid?.() === 0 ? [nft] : ['sudo', '--non-interactive', nft];
  execFileSync(command, [...words, '--check', '--file', file], { stdio: 'inherit' });
  const guide = readFileSync(path.join(projectDirectory, 'deploy/README.md'), 'utf8');
  for (const name of Object.keys(files))
    expect(guide).toMatch(new RegExp(`^(?:sed|install) .*build-nginx/${name} `, 'm'));
  expect(guide).toContain(`further connections of an address that has ${machineLimits.connectionsPerAddress}.`);
});

for (const address of ['/docs/%ff', '/%E4%F6']) {
  test(`${address} shows a not-found page that works`, fullIf(address === '/%E4%F6'), async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This pin is not connected');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    expect(errors).toEqual([]);
  });
}

for (const [what, fragment] of [
  ['cannot be decoded', '%ff'],
  ['is longer than any anchor', 'a'.repeat(1001)],
] as const) {
  test(`a fragment that ${what} leaves the page as it is`, fullIf(what.startsWith('is longer')), async ({ page }) => {
    await page.goto(`/docs/quick-start#${fragment}`);
    await hydrated(page);
    expect(new URL(page.url()).hash).toBe('');
    await page.evaluate(
      (hash) =>
        new Promise((resolve) => {
          addEventListener('hashchange', () => requestAnimationFrame(resolve), { once: true });
          location.hash = hash;
        }),
      fragment,
    );
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  });
}

test('a query of many words says how many of them are searched', { tag: '@full' }, async ({ page }) => {
  const { field, status } = await openSearch(page);
  await field.fill('console is silent and the relay does not click when job starts');
  await expect(status).toContainText(`results for ${maxQueryWords} words`);
});

const pasted = 'garbage characters --job-timeout console.baud '.repeat(2200);

/** Opens the search of the home page, with its index loaded. */
async function openSearch(page: Page) {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('console');
  await expect(page.getByRole('option').first()).toBeVisible();
  return { field, status: page.getByRole('dialog').getByRole('status') };
}

/** Pastes in a task of its own. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, pastedText) => {
    setTimeout(() => {
      input.select();
      document.execCommand('insertText', false, pastedText);
    });
  }, text);
}

test('readers meet the limits of search, config checker, log helper, and samples where they type', async ({ page }) => {
  await page.goto('/docs/troubleshoot');
  await hydrated(page);
  const log = page.getByRole('textbox', { name: 'Console or agent log' });
  await expect(log).toHaveAccessibleDescription(/of each line, the first 16,384 characters are searched\.$/);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search).toContainText(`It takes up to ${maxQueryLength} characters and ${maxQueryWords} words.`);
  await page.goto('/docs/reference/configuration/dip-config');
  await page.getByText('Check your dip.json').click();
  const config = page.getByRole('textbox', { name: 'Text of dip.json' });
  await expect(config).toHaveAccessibleDescription(/A file can have up to 5 MB\.$/);
  await page.goto('/docs/how-to/write-test');
  await page.route('**/python-worker/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Run smoke/main.py', exact: true }).first().click();
  const panel = page.getByRole('region', { name: 'Run smoke/main.py', exact: true }).first();
  await expect(panel).toContainText('A run can take 10 s, print 1 MB, and use 256 MiB of memory.');
});

test('a long paste into the search is cut and says so', async ({ page }) => {
  const { field, status } = await openSearch(page);
  await paste(field, pasted);
  await expect(status).toContainText(`for the first ${maxQueryLength} characters`);
  await expect(field).toHaveValue(pasted.slice(0, maxQueryLength));
  await field.fill('console');
  await expect(status).not.toContainText('characters');
});

test.describe('the page is never blocked for 200 ms', { tag: '@slow' }, () => {
  for (const [what, fragment] of [
    ['slashes', `${'/'.repeat(200_000)}x`],
    ['words that are nearly known', 'quick-stat/'.repeat(7000)],
    ['as many different words as are read', 'quik-stat/troublshot/agentcl/consol/instal/'.repeat(6)],
  ] as const) {
    test(`by an unknown address with a fragment of ${what}`, async ({ page }) => {
      const listed = page.waitForResponse(/\/assets\/search\/addresses\./);
      await page.goto('/nope');
      await hydrated(page);
      await (await listed).finished();
      await page.evaluate((hash) => {
        const link = document.createElement('a');
        link.href = `#${hash}`;
        link.id = 'hostile';
        document.body.append(link);
      }, fragment);
      const longest = await longestTask(page, 4, async () => {
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              const settle = () => requestIdleCallback(() => requestIdleCallback(resolve));
              addEventListener('hashchange', settle, { once: true });
              setTimeout(() => document.getElementById('hostile')?.click());
            }),
        );
      });
      expect(longest).toBeLessThan(200);
    });
  }

  test('by a long paste into the search', async ({ page }) => {
    const { field, status } = await openSearch(page);
    const longest = await longestTask(page, 4, async () => {
      await paste(field, pasted);
      await expect(status).toContainText(`for the first ${maxQueryLength} characters`);
    });
    expect(longest).toBeLessThan(200);
  });
});
