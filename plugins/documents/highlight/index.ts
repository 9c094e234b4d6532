import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addLanguages } from './highlight';

const themeLoader = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/**
 * Prepares highlighting at build time, which rehypeHighlight does for fences. Also keeps the theme's Prism out of pages
 * without `<CodeBlock>`.
 */
export default function highlight({ siteConfig }: LoadContext): Plugin {
  const { prism } = siteConfig.themeConfig as ThemeConfig;
  addLanguages((prism?.additionalLanguages ?? []) as string[]);
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: { alias: { [themeLoader]: false, 'prism-react-renderer$': path.join(__dirname, 'prism.ts') } },
    }),
  };
}
