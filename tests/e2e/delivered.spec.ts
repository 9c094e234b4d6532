import { load } from 'cheerio';
import { readBuilt, staticPage } from '../lib/site';
import { expect, test } from '../lib/test';

/** Licenses that allow us to deliver a package or font to visitors if we include the license text. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'OFL-1.1', 'PSF-2.0'];

for (const build of ['default', 'configured'] as const) {
  test(`the ${build} build includes the licenses of the packages and fonts that it delivers`, () => {
    const text = readBuilt(build, 'licences.txt');
    for (const name of [
      'react',
      'react-dom',
      'infima',
      '@docusaurus/theme-classic',
      'pyodide',
      'CPython',
      '@rspack/core',
    ])
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
    for (const font of ['Archivo', 'Red Hat Mono']) expect(text).toContain(`${font} (font)\n`);
    expect(text).toMatch(
      /^pyodide 314\..*\nLicense: MPL-2\.0\n\nSource code: https:\/\/github\.com\/pyodide\/pyodide\/tree\/314\./m,
    );
    expect(text).toMatch(/^CPython 3\.14\..*\nLicense: PSF-2\.0\n/m);
    // These phrases come from the end of each license, so the text must be complete.
    expect(text).toContain('Exhibit B - "Incompatible With Secondary Licenses" Notice');
    expect(text).toContain('PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2');
    const licenses = [...text.matchAll(/^License: (.+)$/gm)].map(([, name]) => name);
    expect(licenses.filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
  });
}

test('the terms of use link to the licenses, even under another base URL', () => {
  for (const [build, address] of [
    ['default', '/licences.txt'],
    ['configured', '/sub/licences.txt'],
  ] as const) {
    const link = staticPage(build, '/terms-of-use')('main a').filter((_, each) => load(each).text() === 'All licenses');
    expect(link.attr('href')).toBe(address);
  }
});

test("security.txt contains the site's URL and expires less than a year after the build", () => {
  const text = readBuilt('default', '.well-known/security.txt');
  expect(text).toContain('Canonical: https://www.benchloom.example/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
  expect(staticPage('default', '/contact')('#security')).toHaveLength(1);
});
