import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { createStyleLoadersFactory, getCurrentBundler } from '@docusaurus/bundler';
import { DEFAULT_LAYERS } from '@docusaurus/plugin-css-cascade-layers/lib/options';
import { PostCssPluginWrapInLayer } from '@docusaurus/plugin-css-cascade-layers/lib/postCssPlugin';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from '../../src/lib/files';
import cssModules from '../../src/plugins/cssModules';
import shortClassNames from '../../src/plugins/shortClassNames';

const siteDir = path.join(__dirname, '../..');
const future = { faster: { rspackBundler: true, lightningCssMinimizer: true }, v4: { useCssCascadeLayers: true } };
const context = { siteDir, siteConfig: { future } } as LoadContext;

type Use = { loader: string; options?: { postcssOptions?: object } };
type Rule = { test: RegExp; use: Use[] };
type Compiled = { names: Record<string, Record<string, string>>; styles: string };

const folder = mkdtempSync(path.join(os.tmpdir(), 'css-modules-'));
after(() => rmSync(folder, { recursive: true }));

/** The framework's rule for CSS modules, with the site's names and the layers of the theme. */
async function frameworkRule(isServer: boolean): Promise<Rule> {
  const currentBundler = await getCurrentBundler(context);
  const loadersFor = await createStyleLoadersFactory({ currentBundler });
  const use = loadersFor(isServer, { modules: { localIdentName: '[local]', exportOnlyLocals: isServer } }) as Use[];
  for (const { options } of use) {
    if (!options?.postcssOptions) continue;
    options.postcssOptions = { config: false, plugins: [PostCssPluginWrapInLayer({ layers: DEFAULT_LAYERS })] };
  }
  return { test: /\.module\.css$/, use };
}

/** What a build makes of CSS modules: the names of their classes, and their styles as the bundle has them. */
async function compile(files: string[], name: string, isServer: boolean, plugins: Plugin[]): Promise<Compiled> {
  const { instance: bundler } = await getCurrentBundler(context);
  const { rspack } = bundler as unknown as typeof import('@rspack/core');
  const rule = await frameworkRule(isServer);
  for (const { configureWebpack } of plugins as { configureWebpack?: (...values: unknown[]) => unknown }[])
    configureWebpack?.({ mode: 'production', module: { rules: [rule] } }, isServer);
  const entry = path.join(folder, `${name}.js`);
  const lines = files.map((file) => `${JSON.stringify(file)}: require(${JSON.stringify(file)})`);
  writeFileSync(entry, `module.exports = {${lines.join(',\n')}};`);
  const output = path.join(folder, name);
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        mode: 'production',
        context: siteDir,
        target: 'node20',
        entry,
        output: { path: output, library: { type: 'commonjs2' } },
        module: { rules: [rule] as never },
        optimization: { minimizer: [new rspack.LightningCssMinimizerRspackPlugin()] },
        plugins: [new rspack.CssExtractRspackPlugin({ ignoreOrder: true })],
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
        else resolve();
      },
    );
  });
  const exported: Record<string, { default?: Record<string, string> }> = createRequire(entry)(`${output}/main.js`);
  const names = Object.entries(exported).map(([file, one]) => [file, one.default ?? one]);
  const styles = isServer ? '' : readFileSync(`${output}/main.css`, 'utf8');
  return { names: Object.fromEntries(names), styles };
}

const framework = shortClassNames(context);
const both = [framework, cssModules(context)];

function write(name: string, text: string): string {
  const file = path.join(folder, `${name}.module.css`);
  writeFileSync(file, text);
  return file;
}

describe('CSS modules compiled by Lightning CSS', () => {
  const themes = ['theme-classic', 'theme-common', 'theme-search-algolia'].map(
    (one) => `node_modules/@docusaurus/${one}/lib`,
  );
  const files = ['src', ...themes].flatMap((root) =>
    listFiles(path.join(siteDir, root))
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => path.join(siteDir, root, file)),
  );

  test('have the styles and names that the framework gives to every module of the site and of the theme', async () => {
    assert.ok(files.length > 80);
    const theirs = await compile(files, 'framework', false, [framework]);
    const ours = await compile(files, 'lightning', false, both);
    assert.deepEqual(ours.names, theirs.names);
    assert.deepEqual(ours.styles.split('}'), theirs.styles.split('}'));
  });

  test('have the same names where pages are rendered', async () => {
    const theirs = await compile(files, 'framework-server', true, [framework]);
    const ours = await compile(files, 'lightning-server', true, both);
    assert.deepEqual(ours, theirs);
  });

  test('stop the build and name the file when they take the classes of another one', async () => {
    const file = write('composed', '.plain { color: red; }\n\n.button { composes: plain; }\n');
    await assert.rejects(
      compile([file], 'composed-out', false, both),
      /composed\.module\.css: \.button has "composes"/,
    );
  });

  test('stop the build and name the file when they refer to another one', async () => {
    const file = write('picture', '.box { background: url("./box.svg"); }\n');
    await assert.rejects(compile([file], 'picture-out', false, both), /picture\.module\.css refers to \.\/box\.svg/);
  });

  test('stop the build and name file and line when they do not parse', async () => {
    const file = write('broken', '.box { color: red; }\n\n.box { &&& }\n');
    await assert.rejects(compile([file], 'broken-out', false, both), /broken\.module\.css:3/);
  });
});
