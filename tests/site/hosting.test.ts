import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type RequestOptions, request as send } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headerRules } from '../../plugins/finish/headers';
import { type RunningNginx, startNginx } from '../../tools/lib/nginx';
import { outputDirectory, projectDirectory } from '../lib/builds';
import { headersFor } from '../lib/hosting';
import { contentTypes } from '../lib/server';
import { allRoutes, baseUrl, builtFile, builtFiles } from '../lib/site';

/** A response. The names in `headers` are lower case. */
type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Sends one request with exactly this target. */
function request(port: number, target: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { Host: 'localhost', ...options.headers };
    const outgoing = send({ host: '127.0.0.1', port, path: target, agent: false, ...options, headers }, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      buffer(answer).then((body) => resolve({ status, headers: received, body }), reject);
    });
    outgoing.on('error', reject).end();
  });
}

/** Creates a certificate for localhost that's valid for one day. */
function testCertificate(): { certificate: string; key: string } {
  const folder = path.join(outputDirectory, 'hosted');
  mkdirSync(folder, { recursive: true });
  const tls = { certificate: path.join(folder, 'test.crt'), key: path.join(folder, 'test.key') };
  // biome-ignore format: keep the command on one line
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-keyout', tls.key, '-out', tls.certificate], { stdio: 'ignore' });
  return tls;
}

const rules = headerRules('/');
const script = builtFiles.find((file) => /^assets\/js\/main\.\w+\.js$/.test(file)) ?? '';
let nginx: RunningNginx;
const ask = (target: string, options?: Parameters<typeof request>[2]) => request(nginx.port, target, options);

/** Checks a response's headers except Strict-Transport-Security, which browsers ignore over HTTP. */
function expectHeaders({ headers }: Answer, target: string, cacheControl?: string): void {
  const { 'Strict-Transport-Security': _, ...expected } = headersFor(rules, target);
  for (const [name, value] of Object.entries(expected)) {
    const wanted = name === 'Cache-Control' ? (cacheControl ?? value) : value;
    assert.equal(headers[name.toLowerCase()], wanted, `${name} of ${target}`);
  }
}

// The server's configuration serves the site from the root path.
if (baseUrl === '/')
  describe('nginx', () => {
    before(async () => {
      nginx = await startNginx(builtFile(''));
    });
    after(() => nginx.stop());

    test('every page responds with and without a trailing slash, closed to other origins', async () => {
      for (const route of allRoutes) {
        const plain = route.replace(/\/$/, '');
        for (const address of new Set([route, `${plain}/`])) {
          const answer = await ask(address);
          const { 'access-control-allow-origin': origins } = answer.headers;
          assert.deepEqual([address, answer.status, origins], [address, 200, undefined]);
          expectHeaders(answer, address);
        }
      }
    });

    test("every page's .html URLs permanently redirect to it", async (t) => {
      // Its own server, because redirects count toward the limit on requests.
      const { port, stop } = await startNginx(builtFile(''));
      t.after(stop);
      for (const route of allRoutes) {
        const plain = route.replace(/\/$/, '');
        for (const address of [`${plain}/index.html`, ...(plain ? [`${plain}.html`] : [])]) {
          const { status, headers } = await request(port, `${address}?from=mail`);
          assert.deepEqual([address, status, headers.location], [address, 301, `${route}?from=mail`]);
        }
      }
    });

    test('every file is sent with the right headers and content type', async () => {
      const files = builtFiles.filter((file) => !/\.html$|^_/.test(file));
      assert.ok(files.length > 40);
      // One file of each type in each folder, because the server limits the rate of requests.
      const kinds = new Map(files.map((file) => [path.dirname(file) + path.extname(file), file]));
      for (const file of kinds.values()) {
        const answer = await ask(`/${file}`, { method: 'HEAD' });
        assert.deepEqual([file, answer.status], [file, 200]);
        assert.deepEqual([file, answer.headers['content-type']], [file, contentTypes[path.extname(file)]]);
        expectHeaders(answer, `/${file}`);
      }
    });

    test('unknown paths, hidden paths, and all paths of other hosts return status 404 and the not-found page', async () => {
      const hidden = ['/.env', '/.git/config', '/_headers'];
      const unknown = ['/nope', '/plans/nope/', '/404.html', '/assets/', '/assets/js/main.00000000.js'];
      for (const target of [...unknown, ...hidden, '/%5Cother.example/page.html']) {
        const answer = await ask(target);
        assert.deepEqual([target, answer.status], [target, 404]);
        assert.match(answer.body.toString(), /A chip labeled 404/);
        expectHeaders(answer, '/404.html', 'no-cache');
      }
    });

    test("responses that don't come from a file have the same headers as pages", async () => {
      for (const [status, answer] of [
        [301, await ask('/plans.html')],
        [304, await ask('/plans', { headers: { 'If-None-Match': String((await ask('/plans')).headers.etag) } })],
        [405, await ask('/plans', { method: 'POST' })],
        [400, await ask('/', { headers: { Host: 'a b' } })],
        [413, await ask('/', { headers: { 'Content-Length': '5000' } })],
        [421, await ask('/', { headers: { Host: 'example.org' } })],
      ] as const) {
        assert.equal(answer.status, status);
        expectHeaders(answer, '/', 'no-cache');
        assert.equal(answer.headers.server, 'nginx');
        assert.equal(answer.headers.allow, status === 405 ? 'GET, HEAD' : undefined);
      }
    });

    test('text is compressed for clients that accept gzip or Brotli', async () => {
      for (const [coding, decode] of [
        ['gzip', gunzipSync],
        ['br', brotliDecompressSync],
      ] as const) {
        const accepted = nginx.brotli ? coding : 'gzip';
        for (const file of ['docs/quick-start/index.html', 'llms.txt', script, 'img/favicon.svg']) {
          const target = `/${file.replace(/\/index\.html$/, '')}`;
          const answer = await ask(target, { headers: { 'Accept-Encoding': `${coding}, gzip` } });
          assert.deepEqual([file, answer.headers['content-encoding']], [file, accepted]);
          assert.equal(answer.headers.vary, 'Accept-Encoding');
          const whole = (accepted === coding ? decode : gunzipSync)(answer.body);
          assert.ok(whole.equals(readFileSync(builtFile(file))), file);
        }
      }
    });

    test('the access log contains only a truncated IP address, the time, the path, the status, and the size', async () => {
      await ask('/plans?mail=me@example.org', { headers: { Referer: 'https://example.org/', 'User-Agent': 'test' } });
      await ask('/gone');
      const log = path.join(nginx.folder, 'access.log');
      const written = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
      for (let tries = 0; tries < 100 && !/"\/plans" 200 \d+\n/.test(written()); tries += 1) await wait(100);
      assert.match(written(), /"\/plans" 200 \d+\n/);
      assert.match(written(), /"\/gone" 404 /);
      for (const line of written().trim().split('\n'))
        assert.match(line, /^127\.0\.0\.0 \[[\dT:+-]+\] "[^?"]*" \d{3} \d+$/);
    });

    test("a visitor who sends too many requests gets 429, which isn't cached or logged", async (t) => {
      const flooded = await startNginx(builtFile(''));
      t.after(() => flooded.stop());
      const answers = await Promise.all(
        Array.from({ length: 800 }, () => request(flooded.port, '/robots.txt', { method: 'HEAD' })),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      assert.ok(answers.length - refused.length > 290);
      assert.deepEqual([refused[0]?.status, refused[0]?.headers['cache-control']], [429, 'no-cache']);
      // The log is too small for this many long paths, in particular of answers that need no file.
      const long = `/${'a'.repeat(900)}`;
      const { port, plainPort, folder } = flooded;
      for (const [status, server, target, options = {}] of [
        [404, port, long],
        [405, port, '/plans', { method: 'POST' }],
        [301, port, `${long}.html`],
        [421, port, long, { headers: { Host: 'example.org' } }],
        [421, plainPort, long, { headers: { Host: 'example.org' } }],
        [301, plainPort, long],
      ] as const) {
        const flood = await Promise.all(Array.from({ length: 300 }, () => request(server, target, options)));
        const statuses = new Set(flood.map((answer) => answer.status));
        assert.ok([...statuses].every((each) => each === status || each === 429) && statuses.has(429), `${status}`);
      }
      const log = readFileSync(path.join(folder, 'access.log'), 'utf8');
      assert.doesNotMatch(log, /" (?:4(?!04)|5)\d\d /);
      assert.ok(Math.max(...log.split('\n').map(({ length }) => length)) < 300);
    });

    test('a large file that is already compressed is sent unchanged', async (t) => {
      const release = mkdtempSync(path.join(tmpdir(), 'benchloom-release-'));
      const file = path.join(release, 'site/python/large.wasm');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'a'.repeat(5e5));
      const guide = readFileSync(path.join(projectDirectory, 'deploy/README.md'), 'utf8');
      execFileSync('sh', ['-c', /^find .*$/m.exec(guide)?.[0] ?? 'exit 1'], { env: { ...process.env, release } });
      const server = await startNginx(path.join(release, 'site'));
      t.after(() => server.stop());
      const { headers, body } = await request(server.port, '/python/large.wasm', {
        headers: { 'Accept-Encoding': 'gzip, br' },
      });
      assert.equal(headers['content-encoding'], 'gzip');
      assert.ok(body.equals(readFileSync(`${file}.gz`)));
      rmSync(release, { recursive: true });
    });

    test('plain HTTP redirects to HTTPS, which supports HTTP/2 and TLS 1.2 and 1.3 without outdated ciphers', async (t) => {
      const tls = testCertificate();
      const secure = await startNginx(builtFile(''), tls);
      t.after(() => secure.stop());
      const { status, headers } = await request(secure.plainPort, '/plans?a=1');
      assert.deepEqual([status, headers.location], [301, 'https://localhost/plans?a=1']);
      for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
        const session = connectHttp2(secure.origin, {
          ca: readFileSync(tls.certificate),
          servername: 'localhost',
          minVersion: version,
          maxVersion: version,
        });
        t.after(() => session.destroy());
        const stream = session.request({ ':path': '/plans', ':authority': 'localhost' }).resume();
        const [answer] = (await once(stream, 'response')) as [Record<string, unknown>];
        assert.deepEqual([answer[':status'], answer['strict-transport-security']], [200, 'max-age=31536000']);
      }
      const old = connectTls({
        port: secure.port,
        host: '127.0.0.1',
        maxVersion: 'TLSv1.2',
        ciphers: 'ECDHE-ECDSA-AES128-SHA:ECDHE-RSA-AES128-SHA:AES128-SHA',
      });
      const [error] = (await once(old, 'error')) as [Error];
      assert.match(error.message, /handshake failure/);
    });
  });
