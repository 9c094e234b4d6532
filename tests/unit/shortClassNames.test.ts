import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LoadContext } from '@docusaurus/types';
import shortClassNames, { checkCodes, codeOf, moduleClass } from '../../src/plugins/shortClassNames';

const siteDir = '/work/site';
const own = `${siteDir}/src/theme/Footer/styles.module.css`;
const packaged = 'node_modules/@docusaurus/theme-classic/lib/theme/Footer/styles.module.css';

describe('the code of a CSS module', () => {
  test('has three characters that the plugin knows again in a selector', () => {
    assert.match(codeOf(own, siteDir), /^[a-z\d]{3}$/);
    assert.match(`.nav_${codeOf(own, siteDir)} > a:hover`, moduleClass);
  });

  test('is the same wherever the site stands', () => {
    assert.equal(codeOf('/other/src/theme/Footer/styles.module.css', '/other'), codeOf(own, siteDir));
  });

  test('is the same wherever the packages stand', () => {
    assert.equal(codeOf(`${siteDir}/${packaged}`, siteDir), codeOf(`/work/${packaged}`, siteDir));
  });

  test('differs from file to file', () => {
    assert.notEqual(codeOf(own, siteDir), codeOf(`${siteDir}/${packaged}`, siteDir));
  });
});

describe('two CSS modules with one code', () => {
  const files = Array.from({ length: 40_000 }, (_, index) => `${siteDir}/src/part${index}.module.css`);

  test('stop the build, and the message names both', () => {
    assert.throws(() => checkCodes(files, siteDir), /src\/part\d+\.module\.css and src\/part\d+\.module\.css.*codeOf/);
  });

  test('are not the same file twice', () => assert.doesNotThrow(() => checkCodes([own, own], siteDir)));
});

describe('the names that the framework gives', () => {
  test('are no classes of CSS modules', () => {
    for (const selector of ['.menu__link', '.col--3', '.table-of-contents__left-border', '.navbar__brand']) {
      assert.doesNotMatch(selector, moduleClass);
    }
  });

  const configure = (rules: object[], mode: string) =>
    (shortClassNames({ siteDir } as LoadContext).configureWebpack as unknown as (config: object) => object)({
      mode,
      module: { rules },
    });

  test('are replaced in production alone', () => {
    const named = (mode: string) => {
      const modules: { getLocalIdent?: (file: object, pattern: string, name: string) => string } = {};
      configure([{ use: [{ loader: 'css-loader', options: { modules } }] }], mode);
      return modules.getLocalIdent?.({ resourcePath: own }, '', 'nav');
    };
    assert.equal(named('development'), undefined);
    assert.equal(named('production'), `nav_${codeOf(own, siteDir)}`);
  });

  test('stop the build when the loader has gone', () => {
    assert.throws(() => configure([{ use: ['css-loader'] }], 'production'), /No loader of CSS modules/);
  });
});
