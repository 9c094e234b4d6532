import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releases } from '../../contracts/releases.json';
import { version } from '../../package.json';
import { company } from '../../src/lib/company';
import { storageKeys } from '../../src/marketing/content/storage';
import { leftItems, navbarSource } from '../lib/navbarItems';
import { allRoutes, appUrl, builtFiles, pathOf, staticPage } from '../lib/site';

const columns = {
  Products: [
    ['Platform', '/'],
    ['Key features', '/#features'],
    ['Plans', '/plans'],
  ],
  Resources: [
    ['Documentation', '/docs/'],
    ['Release notes', '/docs/release-notes'],
    ...(builtFiles.includes('blog/index.html') ? [['Blog', '/blog']] : []),
    ['Contact us', '/contact'],
  ],
  Company: [
    ['About us', '/about-us'],
    ['Terms of use', '/terms-of-use'],
    ['Privacy notice', '/privacy-notice'],
  ],
};

/** Documents have a footer of their own. */
const footerPart = 'footer.theme-layout-footer';

/** Returns the texts and addresses of the links that match a selector. */
const linksOf = (route: string, selector: string): (string | undefined)[][] => {
  const $ = staticPage(route);
  return $(selector)
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href')]);
};

const below = ([label = '', route = '']: readonly string[]) => [label, pathOf(route)];

test('every page has the specified items in the navbar and the footer', () => {
  const navbar = [['Benchloom', '/'], ...leftItems].map(below);
  const footer = Object.values(columns).flat().map(below);
  for (const route of allRoutes) {
    const actions = [
      ['Log In', `${appUrl}/login`],
      ['Start Free Trial', `${appUrl}/signup`],
    ];
    assert.deepEqual(linksOf(route, 'nav[aria-label="Main"] a'), [...navbar, ...actions], navbarSource);
    const $ = staticPage(route);
    const source = 'docusaurus.config.ts: footer; if intentional, also change `columns` here';
    const headings = $(footerPart).find('h2, h3, h4, [role="heading"]').toArray();
    assert.deepEqual(
      headings.map((heading) => $(heading).text()),
      Object.keys(columns),
      source,
    );
    const links = linksOf(route, `${footerPart} a`).filter(([, href = '']) => !href.startsWith('mailto:'));
    assert.deepEqual(links, footer, source);
    const text = $(footerPart).text();
    for (const part of [`Copyright © 2026 ${company.legalName}`, `Rev ${version}`, 'November 2026'])
      assert.ok(text.replace(/\s+/g, ' ').includes(part), `${part} in ${text}`);
    const mail = $(footerPart).find('a[href="mailto:hello@benchloom.example"]');
    assert.deepEqual(
      [mail.text(), mail.attr('target'), mail.find('svg').length],
      ['hello@benchloom.example', undefined, 0],
    );
  }
});

test('the home page shows the six parts in the order in which they are used', () => {
  const $ = staticPage('/');
  const states = ['queued', 'preparing', 'installing', 'booting', 'running', 'collecting'];
  const items = $('section:has(h2:contains("From build to check run")) li').toArray();
  assert.deepEqual(
    items.map((item) => /^from (\w+)/.exec($(item).text().trim())?.[1]?.slice(0, 5)),
    states.map((state) => state.slice(0, 5)),
  );
});

test('the privacy notice lists every storage key and its purpose', () => {
  const text = staticPage('/privacy-notice')('main').text();
  for (const { key, purpose } of storageKeys) assert.ok(text.includes(`${key}${purpose}`), key);
});

test('Features counts the minor versions of the last twelve months', () => {
  const minors = releases.filter((release) => release.version.endsWith('.0'));
  const months = minors.map(({ date }) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)));
  const { length } = months.filter((month) => month > Math.max(...months) - 12);
  assert.match(staticPage('/features')('dd').text(), new RegExp(`(?<!\\d)${length} minor versions in the last twelve`));
});
