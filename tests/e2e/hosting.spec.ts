// nginx in front of the default build, asked over plain sockets. With HOSTING_PORT, a server that already serves the
// folder of tests/makeHosted.ts there is asked; the tests tagged @process need nginx as their own process.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ensureNginx } from '../../deploy/nginx/find';
import { type RunningNginx, startNginx } from '../../deploy/nginx/start';
import { headersFor, parseHeaders } from '../../src/build/hosting/headers';
import { parseRedirects } from '../../src/build/hosting/redirects';
import { listFiles } from '../../src/lib/files';
import { buildDirectory, outputDirectory, projectDirectory } from '../lib/builds';
import { mainScript } from '../lib/chunks';
import { hostileRequests } from '../lib/hostile';
import {
  hiddenFiles,
  hostingCopy,
  hostingFolder,
  parseAnswer,
  request,
  sendRaw,
  testCertificate,
  workerProcesses,
} from '../lib/hosting';
import { allRoutes } from '../lib/site';
import { expect, test } from '../lib/test';

// One server for all tests of this file.
test.describe.configure({ mode: 'default' });

const servedElsewhere = Number(process.env.HOSTING_PORT);
let build: string;
let nginx: RunningNginx;

test.beforeAll(async () => {
  // Compresses every file of the build.
  test.setTimeout(120_000);
  build = servedElsewhere ? hostingFolder : await hostingCopy();
  if (servedElsewhere) return;
  nginx = await startNginx(build, { serverNames: ['localhost', '127.0.0.1'], requestsPerSecond: 0, workers: '2' });
});

test.afterAll(async () => {
  await nginx?.stop();
});

const ask = (target: string, options?: Parameters<typeof request>[2]) =>
  request(servedElsewhere || nginx.port, target, options);
const rules = () => parseHeaders(readFileSync(path.join(build, '_headers'), 'utf8'));
const hashedScript = () => `/assets/js/${mainScript(build)}`;

test('every page answers with and without a slash, without a redirect', async () => {
  for (const route of allRoutes) {
    const page = readFileSync(path.join(build, route, 'index.html'), 'latin1');
    for (const target of route === '/' ? ['/'] : [route.replace(/\/$/, ''), `${route.replace(/\/$/, '')}/`]) {
      const { status, headers, body } = await ask(target);
      expect([target, status, headers.get('content-type')]).toEqual([target, 200, 'text/html; charset=utf-8']);
      expect(body === page, `${target} is the page`).toBe(true);
    }
  }
});

test('every .html form and every moved address leads to its page for good, with its query', async () => {
  const redirects = parseRedirects(readFileSync(path.join(build, '_redirects'), 'utf8'));
  expect(redirects.length).toBeGreaterThanOrEqual(2 * allRoutes.length - 1);
  for (const { from, to } of redirects) {
    const { status, headers } = await ask(`${from}?a=%2F&b`);
    const [address, fragment = ''] = to.split(/(?=#)/);
    expect([from, status, headers.get('location')]).toEqual([from, 301, `${address}?a=%2F&b${fragment}`]);
  }
});

test('every file has its headers and its type', async () => {
  const types: Record<string, RegExp> = {
    '.css': /^text\/css; charset=utf-8$/,
    '.js': /^text\/javascript; charset=utf-8$/,
    '.json': /^application\/json$/,
    '.svg': /^image\/svg\+xml$/,
    '.txt': /^text\/plain; charset=utf-8$/,
    '.md': /^text\/markdown; charset=utf-8$/,
    '.webmanifest': /^application\/manifest\+json$/,
    '.atom': /^application\/atom\+xml$/,
    '.png': /^image\/png$/,
    '.ico': /^image\/x-icon$/,
    '.woff2': /^font\/woff2$/,
    '.wasm': /^application\/wasm$/,
    '.xml': /^application\/xml$/,
    '.zip': /^application\/zip$/,
  };
  const files = listFiles(build).filter((file) => !/\.(?:html|gz|br)$|(?:^|\/)[._]/.test(file));
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const { status, headers } = await ask(`/${file}`, { method: 'HEAD' });
    expect([file, status]).toEqual([file, 200]);
    expect(headers.get('content-type') ?? '', file).toMatch(types[path.extname(file)] ?? /no type is known/);
    for (const [name, value] of Object.entries(headersFor(rules(), `/${file}`)))
      expect(headers.get(name.toLowerCase()), `${name} of ${file}`).toBe(value);
  }
});

test('schemas, JSON and feeds of the site may be read from other origins, pages may not', async () => {
  const open = listFiles(build).filter(
    (file) =>
      /\.(?:json|jsonfeed|atom|rss)$|feed\.xml$/.test(file) &&
      !/^(?:assets|python)\//.test(file) &&
      file !== 'news.atom',
  );
  expect(open.length).toBeGreaterThan(5);
  for (const file of open) {
    const { headers } = await ask(`/${file}`, { headers: { Origin: 'https://example.org' } });
    expect([file, headers.get('access-control-allow-origin')]).toEqual([file, '*']);
    expect([file, headers.get('cross-origin-resource-policy')]).toEqual([file, 'cross-origin']);
  }
  expect((await ask('/plans')).headers.has('access-control-allow-origin')).toBe(false);
});

for (const [what, target, status] of [
  ['an unknown page', '/nope', 404],
  ['an unknown page below a page', '/plans/nope/', 404],
  ['the not-found page itself', '/404.html', 404],
  ['a folder', '/assets/', 404],
  ['a folder without slash', '/assets/js', 404],
  ['an unknown hashed file', '/assets/js/main.00000000.js', 404],
  ...hiddenFiles.map((file) => [`the hidden file ${file}`, `/${file}`, 404] as const),
  ['the headers file', '/_headers', 404],
  ['a compressed file', '/index.html.br', 404],
  ['an encoded slash', '/docs%2Fquick-start', 400],
  ['dot segments', '/docs/../plans', 400],
  ['the security contact', '/.well-known/security.txt', 200],
] as const) {
  test(`${what} (${target}) has status ${status}`, async () => {
    const { headers, body, ...answer } = await ask(target);
    expect(answer.status).toBe(status);
    expect(headers.get('content-security-policy')).toBe(headersFor(rules(), '/')['Content-Security-Policy']);
    expect(headers.get('server')).toBe('nginx');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(body.includes('This pin is not connected'), 'the page of the site').toBe(status === 404);
  });
}

test('only GET and HEAD are methods', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    for (const target of ['/plans', '/plans.html', '/.env', '/nope']) {
      const { status, headers } = await ask(target, { method });
      expect([method, target, status, headers.get('allow')]).toEqual([method, target, 405, 'GET, HEAD']);
    }
  }
  const { status, headers, body } = await ask('/plans', { method: 'HEAD' });
  expect([status, body, Number(headers.get('content-length')) > 1000]).toEqual([200, '', true]);
});

test('a host name that is not ours is refused, and never comes back in a redirect', async () => {
  expect((await ask('/', { headers: { Host: 'example.org' } })).status).toBe(421);
  const { headers } = await ask('/plans.html', { headers: { 'X-Forwarded-Host': 'example.org' } });
  expect(headers.get('location')).toBe('/plans');
});

for (const [accepted, expand] of [
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const) {
  test(`text is sent compressed to a client that takes ${accepted}`, async () => {
    const lacking = accepted === 'br' && !servedElsewhere && !nginx.brotli;
    test.skip(lacking, 'nginx has no module for brotli: install libnginx-mod-http-brotli-static');
    for (const target of ['/docs/quick-start', hashedScript()]) {
      const plain = (await ask(target)).body;
      const { headers, body } = await ask(target, { headers: { 'Accept-Encoding': accepted } });
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([accepted, 'Accept-Encoding']);
      expect(body.length).toBeLessThan(plain.length / 2);
      expect(expand(Buffer.from(body, 'latin1')).toString('latin1') === plain, `${accepted} of ${target}`).toBe(true);
    }
  });
}

test('a page is revalidated by its ETag, a hashed file is not asked for again for a year', async () => {
  const page = await ask('/plans');
  const etag = page.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await ask('/plans', { headers: { 'If-None-Match': etag } });
  expect([again.status, again.body, again.headers.get('cache-control')]).toEqual([304, '', 'no-cache']);
  expect((await ask('/plans', { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
  expect((await ask(hashedScript())).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('the interpreter of the samples is sent with at most 6.5 MB', () => {
  const files = listFiles(build).filter((file) => /^python(?:-worker)?\/.*\.(?:js|wasm|zip)$/.test(file));
  expect(files.length).toBe(5);
  const sent = files.map((file) => {
    const compressed = path.join(build, `${file}.br`);
    return statSync(existsSync(compressed) ? compressed : path.join(build, file)).size;
  });
  expect(sent.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6.5e6);
});

test('hostile requests get 4xx or a closed connection, and the server keeps running', { tag: '@process' }, async () => {
  const workers = workerProcesses(nginx);
  for (const { kind, bytes } of hostileRequests(300, 2026)) {
    const { status, headers } = parseAnswer(await sendRaw(nginx.port, bytes));
    const refused = status === 0 || (status >= 400 && status < 500);
    expect(refused, `${kind} got ${status}: ${JSON.stringify(bytes.slice(0, 200))}`).toBe(true);
    expect(headers.has('set-cookie'), kind).toBe(false);
  }
  expect(workerProcesses(nginx)).toEqual(workers);
  expect((await ask('/')).status).toBe(200);
});

test('a worker that is killed is replaced', { tag: '@process' }, async () => {
  const [victim = 0, ...others] = workerProcesses(nginx);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workerProcesses(nginx).filter((worker) => worker !== victim).length).toBe(others.length + 1);
  expect((await ask('/')).status).toBe(200);
});

test('the access log holds the cut address, time, path, result and size, and nothing else', {
  tag: '@process',
}, async () => {
  const headers = { Referer: 'https://search.example/?q=private', 'User-Agent': 'private' };
  await ask('/plans?token=private', { headers });
  const readLog = () => readFileSync(path.join(nginx.folder, 'access.log'), 'utf8');
  await expect.poll(readLog).toMatch(/^127\.0\.0\.0 \[[\dT:+-]+\] "GET \/plans" 200 \d+$/m);
  expect(readLog()).not.toMatch(/127\.0\.0\.1|private/);
});

test('a flood of refused requests writes nothing to the access log', { tag: '@process' }, async () => {
  const strict = await startNginx(buildDirectory('default'), { requestsPerSecond: 1, workers: '1' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => request(strict.port, '/plans')));
  const refused = answers.filter(({ status }) => status === 429).length;
  expect(refused).toBeGreaterThan(5);
  // The log is in order: once this line is there, all before it are.
  await request(strict.port, '/nope-after', { method: 'POST' });
  const readLog = () => readFileSync(path.join(strict.folder, 'access.log'), 'utf8');
  await expect.poll(() => readLog().match(/" 200 /g)?.length).toBe(20 - refused);
  expect(readLog()).not.toContain('" 429 ');
  await strict.stop();
});

test('no log, and a log that cannot be written, stop nothing', { tag: '@process' }, async () => {
  const silent = await startNginx(buildDirectory('default'), { accessLog: 'off', workers: '1' });
  expect((await request(silent.port, '/')).status).toBe(200);
  await silent.stop();
  const full = await startNginx(buildDirectory('default'), { accessLog: '/dev/full', workers: '1' });
  for (const [route, status] of [
    ['/', 200],
    ['/plans', 200],
    ['/nope', 404],
  ] as const)
    expect((await request(full.port, route)).status, route).toBe(status);
  await full.stop();
});

test('a visitor who asks too often gets 429, which no cache keeps', { tag: '@process' }, async () => {
  const strict = await startNginx(buildDirectory('default'), { requestsPerSecond: 1, workers: '1' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => request(strict.port, hashedScript())));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(7);
  expect(refused.length).toBeGreaterThan(5);
  expect(refused[0]?.headers.get('cache-control')).toBe('no-cache');
  await strict.stop();
});

test('a client that never ends its headers is shut out, and others are served meanwhile', {
  tag: '@process',
}, async () => {
  const hasty = await startNginx(buildDirectory('default'), { headerSeconds: 1, workers: '1' });
  const slow = Array.from({ length: 50 }, () => connect(hasty.port, '127.0.0.1'));
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  const closed = Promise.all(
    slow.map(
      (socket) =>
        new Promise((resolve) =>
          socket
            .on('error', () => {})
            .resume()
            .on('close', resolve),
        ),
    ),
  );
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  expect((await request(hasty.port, '/')).status).toBe(200);
  await closed;
  await hasty.stop();
});

test('TLS 1.2 and 1.3 with HTTP/2, and nothing older', { tag: '@process' }, async () => {
  const tls = testCertificate();
  const secure = await startNginx(buildDirectory('default'), { tls, workers: '1' });
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const session = connectHttp2(secure.origin, {
      ca: readFileSync(tls.certificate),
      servername: 'localhost',
      minVersion: version,
      maxVersion: version,
    });
    const [headers] = (await once(session.request({ ':path': '/plans' }).resume(), 'response')) as [
      Record<string, unknown>,
    ];
    expect([version, headers[':status'], headers['strict-transport-security']]).toEqual([
      version,
      200,
      'max-age=31536000',
    ]);
    session.close();
  }
  const old = connectHttp2(secure.origin, {
    rejectUnauthorized: false,
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  });
  const [error] = (await once(old, 'error')) as [NodeJS.ErrnoException];
  expect(error.message).toMatch(/protocol version|unsupported protocol/i);
  await secure.stop();
});

test('nginx takes the configuration of a machine as npm run nginx:config writes it', { tag: '@process' }, () => {
  const out = path.join(outputDirectory, 'hosted/machine');
  const free = `127.0.0.1:${nginx.port + 1 < 65536 ? nginx.port + 1 : 1025}`;
  mkdirSync(path.join(out, 'run'), { recursive: true });
  const places = ['--build', build, '--out', out, '--config-folder', out, '--run-folder', path.join(out, 'run')];
  const choices = ['--name', 'www.example.com', '--name', 'example.com', '--listen', free, '--access-log', 'off'];
  const brotli = nginx.brotli ? ['--brotli'] : [];
  execFileSync('node', ['--import', 'tsx', 'deploy/nginx/config.ts', ...places, ...choices, ...brotli], {
    cwd: projectDirectory,
  });
  execFileSync(ensureNginx().command, ['-e', 'stderr', '-t', '-q', '-c', path.join(out, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(readFileSync(path.join(out, 'site.conf'), 'utf8')).toContain('server_name www.example.com example.com;');
});

test('npm run serve:nginx prints its URL first and ends with the signal it gets', { tag: '@process' }, async () => {
  const { scripts } = JSON.parse(readFileSync(path.join(projectDirectory, 'package.json'), 'utf8'));
  const [command = '', ...words] = (scripts['serve:nginx'] as string).split(' ');
  const serving = spawn(command, [...words, build], { cwd: projectDirectory, stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface(serving.stdout), 'line')) as [string];
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const port = Number(new URL(url).port);
  expect((await request(port, '/docs/')).status).toBe(200);
  serving.kill('SIGTERM');
  const [code, signal] = (await once(serving, 'exit')) as [number | null, string | null];
  expect([code, signal]).toEqual([null, 'SIGTERM']);
  await expect(request(port, '/')).rejects.toThrow(/ECONNREFUSED/);
});

test('a build without host files is refused in one line', { tag: '@process' }, async () => {
  const empty = path.join(outputDirectory, 'hosted/empty');
  mkdirSync(empty, { recursive: true });
  expect(existsSync(path.join(empty, '_headers'))).toBe(false);
  const refused = spawn('node', ['--import', 'tsx', 'deploy/serve.ts', empty], { cwd: projectDirectory });
  let message = '';
  refused.stderr.on('data', (data: Buffer) => {
    message += data.toString();
  });
  expect(await once(refused, 'close')).toEqual([1, null]);
  expect(message).toBe(`No build in ${empty}: run "npm run build" first.\n`);
});

test('npm run smoke passes a whole build, and names what a build lacks', { tag: '@process' }, () => {
  const smoke = (folder: string) =>
    spawnSync('node', ['--import', 'tsx', 'deploy/smoke.ts', folder], { cwd: projectDirectory, encoding: 'utf8' });
  const whole = smoke(build);
  expect([whole.status, whole.stderr]).toEqual([0, '']);
  expect(whole.stdout).toMatch(/^smoke: \d{3,} addresses asked, 0 faults\.\n$/);
  const folder = path.join(outputDirectory, 'hosted/without-policy');
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
  writeFileSync(path.join(folder, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  const lacking = smoke(folder);
  expect([lacking.status, lacking.stderr]).toEqual([1, `${folder}/_headers sets no policy for all pages.\n`]);
});
