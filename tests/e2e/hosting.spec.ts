import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headerRules } from '../../plugins/finish/headers';
import { listFiles } from '../../plugins/lib/files';
import { type RunningNginx, startNginx } from '../../tools/lib/nginx';
import { buildDirectory } from '../lib/builds';
import { scriptOf } from '../lib/chunks';
import { type Answer, headersFor, request, testCertificate } from '../lib/hosting';
import { test } from '../lib/nginx';
import { contentTypes } from '../lib/server';
import { allRoutes } from '../lib/site';
import { expect } from '../lib/test';

const rules = headerRules('/');
const script = () => `assets/js/${scriptOf('default', 'main')}`;
let nginx: RunningNginx;
const ask = (target: string, options?: Parameters<typeof request>[2]) => request(nginx.port, target, options);

/** Checks a response's headers except Strict-Transport-Security, which browsers ignore over HTTP. */
function expectHeaders({ headers }: Answer, target: string, cacheControl?: string): void {
  const { 'Strict-Transport-Security': _, ...expected } = headersFor(rules, target);
  for (const [name, value] of Object.entries(expected)) {
    const wanted = name === 'Cache-Control' ? (cacheControl ?? value) : value;
    expect(headers[name.toLowerCase()], `${name} of ${target}`).toBe(wanted);
  }
}

test.beforeAll(async () => {
  nginx = await startNginx(buildDirectory('default'));
});

test.afterAll(() => nginx.stop());

test('every page responds with and without a slash, and its .html URLs permanently redirect to it', async () => {
  for (const route of allRoutes) {
    const plain = route.replace(/\/$/, '');
    for (const address of new Set([route, `${plain}/`])) {
      const answer = await ask(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expectHeaders(answer, address);
    }
    for (const address of [`${plain}/index.html`, ...(plain ? [`${plain}.html`] : [])]) {
      const { status, headers } = await ask(`${address}?from=mail`);
      expect([address, status, headers.location]).toEqual([address, 301, `${route}?from=mail`]);
    }
  }
});

test('no redirect leads to another host', async () => {
  expect((await ask('/%5Cother.example/page.html')).status).toBe(404);
});

test('every file has the right headers and content type', async () => {
  const files = listFiles(buildDirectory('default')).filter((file) => !/\.html$|^_/.test(file));
  expect(files.length).toBeGreaterThan(40);
  // One file of each type in each folder, because the server limits the rate of requests.
  const kinds = new Map(files.map((file) => [path.dirname(file) + path.extname(file), file]));
  for (const file of kinds.values()) {
    const answer = await ask(`/${file}`, { method: 'HEAD' });
    expect([file, answer.status]).toEqual([file, 200]);
    expect([file, answer.headers['content-type']]).toEqual([file, contentTypes[path.extname(file)]]);
    expectHeaders(answer, `/${file}`);
  }
});

test('other origins may read schemas, data, and feeds, but not pages', async () => {
  const open = listFiles(buildDirectory('default')).filter((file) => /^(?:schemas|data|feeds)\//.test(file));
  expect(new Set(open.map((file) => file.replace(/\/.*/, ''))).size).toBe(3);
  for (const file of open) {
    const answer = await ask(`/${file}`, { headers: { Origin: 'https://example.org' } });
    expect([file, answer.headers['access-control-allow-origin']]).toEqual([file, '*']);
    expectHeaders(answer, `/${file}`);
  }
  expect((await ask('/plans')).headers['access-control-allow-origin']).toBeUndefined();
});

for (const [what, target, status] of [
  ['an unknown page', '/nope', 404],
  ['an unknown page below a page', '/plans/nope/', 404],
  ['the not-found page itself', '/404.html', 404],
  ['a folder', '/assets/', 404],
  ['an unknown hashed file', '/assets/js/main.00000000.js', 404],
  ['a hidden file', '/.env', 404],
  ['a file of a hidden folder', '/.git/config', 404],
  ['the headers file', '/_headers', 404],
] as const) {
  test(`${what} (${target}) returns status ${status} and the not-found page`, async () => {
    const answer = await ask(target);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain('A chip labeled 404');
    expectHeaders(answer, '/404.html', 'no-cache');
  });
}

test('responses without a file have the same headers as pages', async () => {
  for (const [status, answer] of [
    [301, await ask('/plans.html')],
    [304, await ask('/plans', { headers: { 'If-None-Match': String((await ask('/plans')).headers.etag) } })],
    [405, await ask('/plans', { method: 'POST' })],
    [400, await ask('/', { headers: { Host: 'a b' } })],
    [413, await ask('/', { headers: { 'Content-Length': '5000' } })],
    [421, await ask('/', { headers: { Host: 'example.org' } })],
  ] as const) {
    expect(answer.status).toBe(status);
    expectHeaders(answer, '/', 'no-cache');
    expect(answer.headers.server).toBe('nginx');
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  }
});

for (const [coding, decode] of [
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const) {
  test(`text is compressed for a client that accepts ${coding}`, async () => {
    const accepted = nginx.brotli || coding === 'gzip' ? coding : 'gzip';
    for (const file of ['docs/quick-start/index.html', 'llms.txt', script(), 'img/favicon.svg']) {
      const target = `/${file.replace(/\/index\.html$/, '')}`;
      const answer = await ask(target, { headers: { 'Accept-Encoding': `${coding}, gzip` } });
      expect([file, answer.headers['content-encoding']]).toEqual([file, accepted]);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      const whole = accepted === coding ? decode : gunzipSync;
      expect(whole(answer.body).equals(readFileSync(path.join(buildDirectory('default'), file))), file).toBe(true);
    }
  });
}

test('the access log contains only the truncated IP address, time, path, status, and size', async () => {
  await ask('/plans?mail=me@example.org', { headers: { Referer: 'https://example.org/', 'User-Agent': 'test' } });
  const log = path.join(nginx.folder, 'access.log');
  await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8')).toMatch(/"GET \/plans" 200 \d+\n/);
  for (const line of readFileSync(log, 'utf8').trim().split('\n'))
    expect(line).toMatch(/^127\.0\.0\.0 \[[\dT:+-]+\] "[A-Z]* [^?"]*" \d{3} \d+$/);
});

test("a visitor who sends too many requests gets 429, which isn't cached or logged", async () => {
  const flooded = await startNginx(buildDirectory('default'));
  const answers = await Promise.all(
    Array.from({ length: 800 }, () => request(flooded.port, '/robots.txt', { method: 'HEAD' })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBeGreaterThan(290);
  expect(refused[0]).toMatchObject({ status: 429, headers: { 'cache-control': 'no-cache' } });
  expect(readFileSync(path.join(flooded.folder, 'access.log'), 'utf8')).not.toContain('" 429 ');
  await flooded.stop();
});

test('plain HTTP redirects to HTTPS, which supports HTTP/2 and TLS 1.2 and 1.3 without outdated ciphers', async () => {
  const tls = testCertificate();
  const secure = await startNginx(buildDirectory('default'), tls);
  const { status, headers } = await request(secure.plainPort, '/plans?a=1');
  expect([status, headers.location]).toEqual([301, 'https://localhost/plans?a=1']);
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const session = connectHttp2(secure.origin, {
      ca: readFileSync(tls.certificate),
      servername: 'localhost',
      minVersion: version,
      maxVersion: version,
    });
    const stream = session.request({ ':path': '/plans', ':authority': 'localhost' }).resume();
    const [answer] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect([answer[':status'], answer['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    session.close();
  }
  const old = connectTls({
    port: secure.port,
    host: '127.0.0.1',
    maxVersion: 'TLSv1.2',
    ciphers: 'ECDHE-ECDSA-AES128-SHA:ECDHE-RSA-AES128-SHA:AES128-SHA',
  });
  const [error] = (await once(old, 'error')) as [Error];
  expect(error.message).toContain('handshake failure');
  await secure.stop();
});

test("other pages can't show the site in a frame", async ({ page, siteOf }) => {
  // A blank page embeds the same page twice: from the test server, which sends no headers, and from nginx.
  const { origin } = await siteOf('default');
  await page.route(`${origin}/frames`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${origin}/frames`);
  for (const address of [`${origin}/signup`, `${nginx.origin}/signup`]) {
    await page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
      address,
    );
  }
  const addresses = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  await expect.poll(addresses).toEqual([`${origin}/signup`, 'chrome-error://chromewebdata/']);
});
