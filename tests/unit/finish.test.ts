// The steps that finish built pages, and the rehype plugins, each on a small page.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { load } from 'cheerio';
import { rehype } from 'rehype';
import { rehypeTables } from '../../plugins/documents/tables';
import { rehypeTypography } from '../../plugins/documents/typography';
import { inlineCriticalCss } from '../../plugins/finish/criticalCss';
import { trimStylesheet } from '../../plugins/finish/criticalCss/trimStylesheet';
import { redirectFiles, redirectsFile } from '../../plugins/finish/redirects';
import { addCards } from '../../plugins/finish/socialCards';
import { cardSvg } from '../../plugins/finish/socialCards/card';
import { projectDirectory } from '../lib/builds';
import { expectRecord } from '../lib/record';

const place = mkdtempSync(path.join(tmpdir(), 'finish-'));
after(() => rmSync(place, { recursive: true }));

describe('redirects', () => {
  const routes = ['/sub/docs/new', '/sub/docs/there'];
  const host = { url: 'https://x.example', baseUrl: '/sub/' };
  const filesOf = (moved: object) => {
    mkdirSync(path.dirname(path.join(place, redirectsFile)), { recursive: true });
    writeFileSync(path.join(place, redirectsFile), JSON.stringify(moved));
    return redirectFiles(place, routes, host);
  };

  it('consist of one HTML file for each moved page and one script', () => {
    const [[file, html] = ['', ''], [script, text] = ['', '']] = filesOf({ '/docs/old': '/docs/new' });
    assert.deepEqual([file, script], ['/docs/old/index.html', 'redirect.js']);
    const $ = load(html);
    assert.equal($('link[rel="canonical"]').attr('href'), 'https://x.example/sub/docs/new');
    assert.equal($('meta[name="robots"]').attr('content'), 'noindex');
    assert.deepEqual({ ...$('script').attr() }, { src: '/sub/redirect.js', 'data-to': '/sub/docs/new' });
    assert.match(html, /<noscript><meta http-equiv="refresh" content="0; url=\/sub\/docs\/new">/);
    const moves: string[] = [];
    const location = { search: '?a=1', hash: '#b', replace: (to: string) => moves.push(to) };
    new Function('location', 'document', text)(location, { currentScript: { dataset: { to: '/sub/docs/new' } } });
    assert.deepEqual(moves, ['/sub/docs/new?a=1#b']);
  });

  it("aren't written if no page has moved, and stop the build if they can't work", () => {
    assert.deepEqual(filesOf({}), []);
    assert.throws(() => filesOf({ '/docs/there': '/docs/new' }), /\/docs\/there is a page/);
    assert.throws(() => filesOf({ '/docs/old': '/docs/gone' }), /\/docs\/gone isn't one/);
  });
});

describe('social cards', () => {
  const pageOf = (file: string, title: string, crumbs: string[] = []) => ({
    file,
    html: `<head><title>${title} | Benchloom</title></head><ul>${crumbs.map((crumb) => `<li class="breadcrumbs__item">${crumb}</li>`).join('')}</ul><h1>${title}</h1><li class="breadcrumbs__item">no</li>`,
  });
  const props = {
    siteDir: projectDirectory,
    siteConfig: { url: 'https://x.example', title: 'Benchloom' },
    baseUrl: '/sub/',
  } as Parameters<typeof addCards>[1];

  it("show each page's title and section, and are named after its path", () => {
    const pages = [
      pageOf('index.html', 'Home'),
      pageOf('docs/how-to/a/index.html', 'A &lt;b&gt; &quot;c&quot;', ['Home', 'Guides', 'A']),
      pageOf('404.html', 'Gone'),
    ];
    const cards = addCards(pages, props);
    const files = cards.map(([file]) => file);
    assert.deepEqual(files, ['img/cards/home.png', 'img/cards/docs-how-to-a.png']);
    const textsOf = (svg = '') => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
    assert.deepEqual(textsOf(cards[0]?.[1]), ['Benchloom', 'Device lab automation', 'Home']);
    assert.deepEqual(textsOf(cards[1]?.[1]).slice(1, 2), ['Documentation / Guides']);
    const property = (index: number, name: string) =>
      load(pages[index]?.html ?? '')(`head meta[property="og:image${name}"]`).attr('content');
    assert.equal(property(1, ''), 'https://x.example/sub/img/cards/docs-how-to-a.png');
    assert.deepEqual([property(1, ':width'), property(1, ':height')], ['1200', '630']);
    assert.equal(property(1, ':alt'), 'Benchloom: A <b> "c"');
    assert.equal(property(2, ''), undefined);
  });

  it('shrink and wrap long titles, and cut them after four lines', () => {
    const linesOf = (title: string) => {
      const svg = cardSvg({ title, section: 's' }, '<svg ></svg>');
      return [...svg.matchAll(/font-size="(\d+)"[^>]*>([^<]*)</g)].slice(2).map(([, size, text]) => [size, text]);
    };
    assert.deepEqual(linesOf('Short'), [['84', 'Short']]);
    assert.ok(linesOf('word '.repeat(12).trim()).every(([size, text = '']) => size !== '84' && text.length <= 29));
    const long = linesOf('word '.repeat(60).trim());
    assert.deepEqual([long.length, long[0]?.[0]], [4, '60']);
  });
});

describe('critical CSS', () => {
  const css = `:root{--ink:#111;--far:#222;--drawn:#333}@media (width<9px){:root{--far:#444}}
    @font-face{font-family:A;src:url(a)}.seen{color:var(--ink);background:var(--far);transition:all 1s}
    .seen:hover,.seen{margin:0}.seen:hover{padding:0}.unseen{color:red}@media print{.seen{color:red}}
    [data-menu-asked] .seen{order:1}@keyframes a{to{color:red}}.wide .seen{order:2}#id{order:3}p{order:4}`;
  mkdirSync(path.join(place, 'assets'), { recursive: true });
  const body = '<div id=__docusaurus><b class="seen other" id="id" style="fill:var(--drawn)"></b></div>';
  const page = (file: string, link = '<link rel="stylesheet" href="/sub/assets/a.css">') => ({
    file,
    html: link + body,
  });
  const finished = async (...pages: { file: string; html: string }[]) => {
    writeFileSync(path.join(place, 'assets/a.css'), css);
    await inlineCriticalCss(pages, place, '/sub/');
    return pages.map(({ html }) => html);
  };

  it('contains the rules for what the page shows first, with constant variables replaced by their values', async () => {
    const [html = ''] = await finished(page('docs/a/index.html'));
    const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    for (const part of ['color:#111', 'background:var(--far)', '--drawn:#333', 'margin:0', 'order:1', 'order:3'])
      assert.ok(styles.replace(/: /g, ':').includes(part), `${part} in ${styles}`);
    for (const part of [
      '--ink',
      'transition',
      ':hover',
      'padding',
      'unseen',
      'print',
      'keyframes',
      'order:2',
      'order:4',
    ])
      assert.ok(!styles.includes(part), `${part} in ${styles}`);
  });

  it('makes the stylesheet load later, or immediately without scripts, and leaves out its fonts', async () => {
    const [html = ''] = await finished(page('docs/a/index.html'));
    assert.match(
      html,
      /<link rel=(?!stylesheet)[\w-]+ href=\/sub\/assets\/a\.css><noscript><link rel=stylesheet href=/,
    );
    assert.doesNotMatch(readFileSync(path.join(place, 'assets/a.css'), 'utf8'), /font-face/);
  });

  it('changes only pages of the framework', async () => {
    const redirect = { file: 'docs/old/index.html', html: '<p>moved</p>' };
    assert.deepEqual(await finished(redirect), ['<p>moved</p>']);
  });

  it('stops the build if a page has no stylesheet', async () => {
    await assert.rejects(finished(page('a/index.html', '')), /^Error: a\/index\.html: no link to a stylesheet/);
  });

  it('drops declarations that rules outside the layers override, even through related properties', () => {
    const trimmed = trimStylesheet(
      '@layer a{p{margin-top:1px;color:red;font-size:2px}@media print{p{margin-bottom:1px}}.x p{color:red}}' +
        'p{margin-block:2px;color:blue}@media print{p{font:3px a}}',
    );
    assert.equal(
      trimmed,
      '@layer a{p{font-size:2px}.x p{color:red}}p{margin-block:2px;color:blue}@media print{p{font:3px a}}',
    );
  });

  it('keeps important declarations and selectors that are only partly overridden', () => {
    const css = '@layer a{p{color:red!important}p,b{color:red}}p{color:blue}';
    assert.equal(trimStylesheet(css), css);
  });

  it('drops parts and variables of the framework that nothing reads, but keeps the variables of the site', () => {
    const trimmed = trimStylesheet(
      '@layer a{:root{--a:1px;--b:2px}.hero,p{top:var(--b)}.pagination{top:var(--a)}.pagination-nav{top:0}}:root{--c:3px}.hero{top:0}',
    );
    assert.equal(trimmed, '@layer a{p{top:2px}.pagination-nav{top:0}}:root{--c:3px}.hero{top:0}');
  });
});

describe('documents', () => {
  it("show an image's alternative text as it was written", () => {
    const attributes = [
      { type: 'mdxJsxAttribute' as const, name: 'alt', value: 'it&#39;s &quot;a&quot; &amp; &lt;b&gt;' },
    ];
    const image = { type: 'mdxJsxTextElement' as const, name: 'img', attributes, children: [] };
    rehypeTypography()({ type: 'root', children: [image] });
    assert.equal(attributes[0]?.value, `it's "a" & <b>`);
  });

  it("have tables with names, row headers, and labels, keep numbers with their units, and don't break words of code", () => {
    const value = readFileSync(path.join(projectDirectory, 'tests/golden/document.html'), 'utf8');
    const out = rehype()
      .data('settings', { fragment: true })
      .use(rehypeTypography)
      .use(rehypeTables as () => never)
      .processSync({ value, data: { frontMatter: { title: 'Title' } } });
    expectRecord('golden/document.txt', String(out).replaceAll('\u00a0', '&nbsp;'));
  });
});
