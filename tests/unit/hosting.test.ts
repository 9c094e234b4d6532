import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { visitorPatterns } from '../../deploy/nginx/render';
import { addMetaPolicy, removeStyleAttributes } from '../../src/build/finishPages';
import { formatHeaders, headerRules, headersFor, parseHeaders } from '../../src/build/hosting/headers';
import { inlineCode, inlineHashes } from '../../src/build/hosting/inlineCode';
import { contentSecurityPolicy, metaPolicy } from '../../src/build/hosting/policy';
import { formatRedirects, pageRedirects, parseRedirects } from '../../src/build/hosting/redirects';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inline code of a page', () => {
  const finds: [what: string, html: string, scripts: string[], styles: string[]][] = [
    ['a script', '<head><script>a()</script>', ['a()'], []],
    [
      'a module and an import map',
      '<script type="module">a</script><script type=importmap>{}</script>',
      ['a', '{}'],
      [],
    ],
    ['a style, also without scripting', '<noscript><style>b{}</style></noscript>', [], ['b{}']],
    ['text as it stands', '<script>"a<b>" \n &amp; ä</script>', ['"a<b>" \n &amp; ä'], []],
    ['no file', '<script src=/a.js></script><script defer src="/b.js"></script>', [], []],
    ['no data', '<script type="application/ld+json">{"a":1}</script>', [], []],
    ['nothing in a comment', '<!-- <script>a</script> --><p>', [], []],
    ['nothing in an attribute', '<p title="<script>a</script>">', [], []],
    ['a script whose attribute looks like a source', '<script data-src="x">a</script>', ['a'], []],
    ['capital letters', '<SCRIPT>a</SCRIPT ><Style>b</STYLE>', ['a'], ['b']],
  ];
  for (const [what, html, scripts, styles] of finds) {
    it(`is ${what}`, () => assert.deepEqual(inlineCode(html), { scripts, styles }));
  }

  it('is hashed once, in the same order for every order of pages', () => {
    const pages = ['<script>a</script><style>c</style>', '<script>b</script><script>a</script>'];
    const expected = { scripts: [sha256('a'), sha256('b')].sort(), styles: [sha256('c')] };
    assert.deepEqual(inlineHashes(pages), expected);
    assert.deepEqual(inlineHashes(pages.toReversed()), expected);
  });
});

describe('policy', () => {
  const hashes = { scripts: [sha256('a')], styles: [sha256('b')] };

  it('starts from nothing and allows hashes, the site itself and no unsafe source', () => {
    const policy = contentSecurityPolicy(hashes, false);
    assert.ok(policy.startsWith("default-src 'none'; "), policy);
    assert.match(policy, new RegExp(`script-src 'self' ${sha256('a').replaceAll('+', '\\+')};`));
    assert.doesNotMatch(policy, /unsafe|\*|https?:/);
  });

  it('names the origins of analytics only when asked to', () => {
    assert.match(
      contentSecurityPolicy(hashes, true),
      /script-src [^;]* https:\/\/www\.googletagmanager\.com\/gtag\/js;/,
    );
    assert.match(contentSecurityPolicy(hashes, true), /connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  });

  it('names where browsers report to, in the header alone and only if there is such a place', () => {
    const policy = contentSecurityPolicy(hashes, false, 'https://reports.example.com/csp?key=1');
    assert.match(policy, /; report-uri https:\/\/reports\.example\.com\/csp\?key=1$/);
    assert.doesNotMatch(metaPolicy(policy), /report/);
    assert.doesNotMatch(contentSecurityPolicy(hashes, false), /report/);
  });

  it('in a page leaves out what only a header can say, and stands before the first script', () => {
    const policy = metaPolicy(contentSecurityPolicy(hashes, false));
    assert.doesNotMatch(policy, /frame-ancestors/);
    const page = addMetaPolicy('<!doctype html><html><head><meta charset=UTF-8><script>a</script></head>', policy);
    assert.ok(
      page.startsWith(`<!doctype html><html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy"`),
    );
    assert.throws(() => addMetaPolicy('<p>', policy), /no head/);
  });
});

describe('style attributes of the framework', () => {
  it('leave the sprite and the banner, and nothing else', () => {
    const banner = `<script data-x>var a="__docusaurus-base-url-issue-banner",b='<p style="color: red;">',c="<p style=\\"x\\">"</script>`;
    const page = `<svg style="display: none;"></svg><script>var a='<p style="b">'</script>${banner}<p style="c">`;
    assert.equal(
      removeStyleAttributes(page),
      `<svg class="icon-sprite"></svg><script>var a='<p style="b">'</script>${banner.replace(' style="color: red;"', '').replace(' style=\\"x\\"', '')}<p style="c">`,
    );
  });
});

describe('headers', () => {
  const rules = headerRules("default-src 'none'", '/sub/');

  it('survive the way through a _headers file', () => assert.deepEqual(parseHeaders(formatHeaders(rules)), rules));

  it('stand once for each path unless they are replaced, because hosts join the values of all rules', () => {
    for (const { path, headers, replaces = [] } of rules) {
      const others = rules.filter((rule) => rule.path !== path && path.startsWith(rule.path.replace(/\*$/, '')));
      for (const name of Object.keys(headers).filter((header) => !replaces.includes(header)))
        assert.ok(!others.some((rule) => name in rule.headers), `${name} of ${path} stands in another rule as well`);
    }
  });

  it('let WebAssembly be compiled by the worker of the samples, and by nothing else', () => {
    const policyOf = (path: string) => headersFor(rules, path)['Content-Security-Policy'] ?? '';
    assert.match(policyOf('/sub/python-worker/a.js'), /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    for (const path of [
      '/sub/',
      '/sub/docs/',
      '/sub/python/314/pyodide.js',
      '/sub/assets/js/a.js',
      '/sub/python-workers',
    ])
      assert.equal(policyOf(path), "default-src 'none'", path);
    assert.match(
      formatHeaders(rules),
      /\/sub\/python-worker\/\*\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: /,
    );
  });

  it('differ by path', () => {
    assert.equal(headersFor(rules, '/sub/plans')['Cache-Control'], 'no-cache');
    assert.match(headersFor(rules, '/sub/assets/js/a.js')['Cache-Control'] ?? '', /immutable/);
    assert.equal(headersFor(rules, '/sub/schemas/a.schema.json')['Access-Control-Allow-Origin'], '*');
    assert.equal(headersFor(rules, '/sub/plans')['Access-Control-Allow-Origin'], undefined);
  });
});

describe('hosts', () => {
  const policy = "default-src 'none'";
  const rules = headerRules(policy, '/');
  /** Headers that Netlify and Cloudflare Pages send: those of every rule that matches. */
  const byHeadersFile = (path: string) => {
    const matching = parseHeaders(formatHeaders(rules)).filter((rule) => path.startsWith(rule.path.slice(0, -1)));
    return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
  };
  const names = (headers: Record<string, string>) => Object.keys(headers).sort();
  const everywhere = names(rules[0]?.headers ?? {});
  const nginxDefaults = ['Cache-Control', 'Cross-Origin-Resource-Policy'];

  // The table of deploy/README.md says the same in words.
  const kinds: [what: string, path: string, headersFile: string[], onlyNginx: string[]][] = [
    ['a page', '/plans', [], nginxDefaults],
    ['the not-found page', '/nope', [], nginxDefaults],
    ['a moved address', '/plans.html', [], nginxDefaults],
    ['a plain document', '/docs/quick-start.md', [], nginxDefaults],
    ['a hashed script', '/assets/js/main.1.js', nginxDefaults, []],
    ['a font', '/fonts/archivo.1.woff2', nginxDefaults, []],
    ['the Python interpreter', '/python/314/pyodide.asm.wasm', nginxDefaults, []],
    ['the worker of the samples', '/python-worker/runner.1.js', nginxDefaults, []],
    ['a schema', '/schemas/a.json', ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy'], ['Cache-Control']],
    ['a feed', '/feeds/a.xml', ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy'], ['Cache-Control']],
  ];
  for (const [what, path, headersFile, onlyNginx] of kinds) {
    it(`send ${what} with the same headers, and nginx adds ${onlyNginx.join(' and ') || 'none'}`, () => {
      assert.deepEqual(names(byHeadersFile(path)), [...everywhere, ...headersFile].sort());
      assert.deepEqual(names(headersFor(rules, path)), [...everywhere, ...headersFile, ...onlyNginx].sort());
      for (const [name, value] of Object.entries(byHeadersFile(path)))
        assert.equal(headersFor(rules, path)[name], value);
    });
  }
});

describe('a host that sets no headers', () => {
  it('gets the whole policy in each page, but for what a page cannot say', () => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [] }, false);
    const directives = (text: string) => text.split('; ');
    const missing = directives(policy).filter((directive) => !directives(metaPolicy(policy)).includes(directive));
    assert.deepEqual(missing, ["frame-ancestors 'none'"]);
  });

  it('lacks the headers that deploy/README.md lists', () => {
    const [, section = ''] = /## GitHub Pages\n([\s\S]*?)\n## /.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];
    const all = headersFor(headerRules("default-src 'none'", '/'), '/plans');
    for (const name of Object.keys(all)) assert.ok(section.includes(`\`${name}\``), name);
  });
});

describe('redirects', () => {
  it('lead from each .html form to the one address', () => {
    assert.deepEqual(pageRedirects(['/sub/', '/sub/404.html', '/sub/docs/', '/sub/docs/run'], '/sub/'), [
      { from: '/sub/index.html', to: '/sub/' },
      { from: '/sub/docs.html', to: '/sub/docs/' },
      { from: '/sub/docs/index.html', to: '/sub/docs/' },
      { from: '/sub/docs/run.html', to: '/sub/docs/run' },
      { from: '/sub/docs/run/index.html', to: '/sub/docs/run' },
    ]);
  });

  it('survive the way through a _redirects file', () => {
    const redirects = [...pageRedirects(['/', '/plans'], '/'), { from: '/old', to: '/docs/#new' }];
    assert.deepEqual(parseRedirects(formatRedirects(redirects)), redirects);
  });
});

describe('access log', () => {
  const cut = (address: string) => {
    for (const [pattern, result] of visitorPatterns) {
      const groups = new RegExp(pattern).exec(address)?.groups;
      if (new RegExp(pattern).test(address))
        return result.replace(/\$(\w+?)(?=\.0$|::$)/, (_, name) => groups?.[name] ?? '');
    }
    return '-';
  };
  const addresses: [full: string, logged: string][] = [
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
    ['2001:db8:85a3::1', '2001:db8:85a3::'],
    ['2001:db8::370:7348', '2001:db8::'],
    ['fe80::1', 'fe80::'],
    ['::1', '::'],
    ['unix:', '-'],
  ];
  for (const [full, logged] of addresses) it(`holds ${logged} for ${full}`, () => assert.equal(cut(full), logged));
});
