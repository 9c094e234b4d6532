import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addLanguages, codeBlockHtml } from './highlight';

const themeLoader = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
const languages: Record<string, string> = { '.json': 'json', '.py': 'python', '.sh': 'bash' };

/** Returns the HTML of a code block that shows a whole file, with the filename as its title. */
function sampleHtml(text: string, file: string): string {
  return codeBlockHtml({
    text,
    language: languages[path.extname(file)] ?? 'text',
    meta: `title="${path.basename(file)}"`,
  });
}

/**
 * Highlights code at build time. Fences go through rehypeHighlight, and files through imports that end in
 * `?highlighted`. Also keeps the theme's Prism out of pages without `<CodeBlock>`.
 */
export default function highlight({ siteConfig }: LoadContext): Plugin {
  const { prism } = siteConfig.themeConfig as ThemeConfig;
  addLanguages((prism?.additionalLanguages ?? []) as string[]);
  return {
    name: 'highlight',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?highlighted$/,
            type: 'javascript/auto',
            use: [{ loader: path.join(__dirname, 'sampleLoader.cjs'), options: { highlight: sampleHtml } }],
          },
        ],
      },
      resolve: { alias: { [themeLoader]: false, 'prism-react-renderer$': path.join(__dirname, 'prism.ts') } },
    }),
  };
}
