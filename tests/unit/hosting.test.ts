import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { refuseForeignCode, removeThemeScript } from '../../plugins/finish';
import { hashedFolders, headerRules } from '../../plugins/finish/headers';
import { inlineScripts, scriptHashes } from '../../plugins/finish/inlineScripts';
import { contentSecurityPolicy } from '../../plugins/finish/policy';
import pages from '../fixtures/inlineScripts.json';
import { headersFor } from '../lib/hosting';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the inline scripts of a page', () => {
  for (const { what, html, scripts } of pages) {
    it(`consist of ${what}`, () => assert.deepEqual(inlineScripts(html), scripts));
  }

  it('have one hash for each distinct script', () => {
    const page = '<script>b</script><script>a</script><style>c</style><script>a</script>';
    assert.deepEqual(scriptHashes(page), [sha256('a'), sha256('b')].sort());
  });
});

describe('the build', () => {
  const known = '<script>known</script>';
  const build = (file: string, html: string) => () =>
    refuseForeignCode([{ file: '404.html', html: known }].concat({ file, html: known + html }));

  it('rejects scripts from other sources and what the policy blocks, and reports the page', () => {
    const later = ['<link rel=Deferred-Script href=/a.js>', '<meta http-equiv=Refresh content="0; url=/">'];
    const elements = ['<iframe src=/>', '<img alt="" src=https://other.example/a.png>', '<script/src=/a.js>', ...later];
    const title = '<script type="application/ld+json">{"name":"</script><script>pwn=5</script>"}</script>';
    for (const html of ['<script>pwn=5</script>', title, ...elements])
      assert.throws(build('docs/a/index.html', html), /^Error: docs\/a\/index\.html has code or markup/);
    build('index.html', `<script type="application/ld+json">{}</script><style>b{}</style><p style=top:0>`)();
  });
});

describe('policy', () => {
  const policy = contentSecurityPolicy([sha256('a')], false);

  it('allows hashed scripts, WebAssembly, and the site itself, but not other unsafe sources', () => {
    assert.ok(policy.startsWith("default-src 'self'; object-src 'none'; frame-src 'none'; "), policy);
    assert.ok(policy.includes(`script-src 'self' 'wasm-unsafe-eval' ${sha256('a')};`), policy);
    assert.doesNotMatch(policy.replace(/'wasm-unsafe-eval'|style-src .*?;/g, ''), /unsafe|\*|https?:/);
    assert.match(contentSecurityPolicy([], true), /connect-src [^;]* https:\/\/\*\.analytics\.google\.com;/);
  });

  it('allows inline styles, which a hash in the list of style sources would forbid', () => {
    assert.ok(policy.includes("; style-src 'self' 'unsafe-inline';"), policy);
  });
});

describe('headers', () => {
  it('a release keeps the hashed files of those before it', () => {
    const [, kept] = /^for folder in (.*); do$/m.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];
    const folders = kept?.split(' ').map((folder) => `${folder}/*`);
    assert.deepEqual(folders, hashedFolders);
  });
  const rules = headerRules('/sub/');

  it('allow only the worker that runs samples to compile WebAssembly', () => {
    const policyOf = (path: string) => headersFor(rules, path)['Content-Security-Policy'] ?? '';
    assert.match(policyOf('/sub/python-worker/a.js'), /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    for (const path of ['/sub/python/314/pyodide.js', '/sub/assets/js/a.js', '/sub/img/a.svg', '/sub/feeds/a.atom'])
      assert.match(policyOf(path), /^default-src 'none'; script-src 'self';/, path);
    for (const path of ['/sub/', '/sub/docs/', '/sub/python-workers'])
      assert.equal(policyOf(path), "frame-ancestors 'none'", path);
  });

  it('let other sites show images and read data, but not load pages or scripts', () => {
    const openTo = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy'];
    for (const path of ['/sub/img/cards/home.png', '/sub/favicon.ico', '/sub/feeds/releases.atom'])
      assert.equal(openTo(path), 'cross-origin', path);
    for (const path of ['/sub/', '/sub/docs/', '/sub/assets/js/a.js', '/sub/favicon.ico/a'])
      assert.equal(openTo(path), 'same-origin', path);
  });

  it('forbid frames everywhere, even if a host uses only the policy of the last matching rule', () => {
    for (const { headers } of rules) {
      const policy = headers['Content-Security-Policy'];
      if (policy) assert.match(policy, /frame-ancestors 'none'$/);
    }
  });
});

describe('the access log of nginx', () => {
  const [, map = ''] = /map \$remote_addr \$cut_address \{(.*?)\n {4}\}/s.exec(nginx) ?? [];
  const rules = [...map.matchAll(/"~(.+)" "(.+)";/g)].map(([, form = '', text = '']) => ({
    form: new RegExp(form),
    text,
  }));
  for (const [address, logged] of [
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:5:6:7:8:9:a', '2001:db8:5::'],
    ['2001:db8::7', '2001:db8::'],
    ['fe80::7', 'fe80::'],
    ['::1', '-'],
  ])
    it(`contains ${logged} for ${address}`, () => {
      const rule = rules.find(({ form }) => form.test(String(address)));
      const groups = rule?.form.exec(String(address))?.groups;
      assert.equal(rule?.text.replace(/\$(\w+)/, (_, name) => groups?.[name] ?? '') ?? '-', logged);
    });
});

it('the container has what nginx needs, large files are compressed as on one machine, and too many connections get 429', () => {
  const [, root] = /^ *root (.*);/m.exec(nginx) ?? [];
  const [, compress] = /^find "\S+" (.*)$/m.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];
  const container = readFileSync('deploy/Containerfile', 'utf8').replaceAll(' \\\n    ', ' ');
  for (const command of [
    /^RUN apt-get update && apt-get install .*nginx-light libnginx-mod-http-brotli-filter .*access\.log && .*error\.log$/m,
    'COPY deploy/nginx.conf /etc/nginx/nginx.conf\n',
    `COPY build/ ${root}/\nRUN find /srv/benchloom ${compress}\n`,
    'EXPOSE 80 443\nSTOPSIGNAL SIGQUIT\nENTRYPOINT ["nginx", "-g", "daemon off;"]\n',
  ])
    assert.ok(container.split(command).length === 2, String(command));
  assert.match(nginx, /^ *limit_conn_status 429;/m);
  assert.deepEqual(nginx.match(/limit_\w+_zone \S+/g), ['limit_req_zone $visitor', 'limit_conn_zone $visitor']);
});

it("only the theme's own script is removed, and a script that looks like it stops the build", () => {
  const own = '<script>set()</script>';
  const theme = '<script>read("docusaurus-data-")</script>';
  assert.equal(removeThemeScript({ file: 'a', html: own + theme }), own);
  for (const html of [own, theme + own + theme])
    assert.throws(
      () => removeThemeScript({ file: 'a', html }),
      /^Error: a has [02] scripts that look like the theme's/,
    );
});
