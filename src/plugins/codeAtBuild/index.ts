import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { features } from '../../content/features';
import { docsTeaser } from '../../content/home';
import { addLanguages, codeBlockHtml } from './highlight';

/**
 * Colours code while the site is built. Fences go through rehypeCode, the samples of the marketing pages become
 * `@generated/code-at-build/default/*.json`, and the code that colours in the browser leaves the bundle.
 * @param options.enabled false: Markdown is coloured in the browser again, as in the framework.
 */
export default function codeAtBuild({ siteConfig, siteDir }: LoadContext, options: { enabled: boolean }): Plugin {
  const { prism } = siteConfig.themeConfig as ThemeConfig;
  addLanguages((prism?.additionalLanguages ?? []) as string[]);
  return {
    name: 'code-at-build',
    ...(options.enabled && { getThemePath: () => path.join(__dirname, 'theme') }),
    async contentLoaded({ actions }) {
      const samples = features.map(({ id, code }) => [id, codeBlockHtml({ ...code, meta: `title="${code.title}"` })]);
      const teaser = codeBlockHtml({ text: docsTeaser.code, language: 'python' });
      await actions.createData('features.json', JSON.stringify(Object.fromEntries(samples)));
      await actions.createData('home.json', JSON.stringify({ docsTeaser: teaser }));
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => {
      if (!options.enabled) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const nothing = path.join(siteDir, 'src/lib/nothing.ts');
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/, nothing),
        ],
      };
    },
  };
}
