import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { Root, Rule } from 'postcss';
import subsetFont from 'subset-font';
import fonts from '../../styles/fonts/fonts.json';

type Font = (typeof fonts)[number];

/** The heading that can replace the content of a page without a new page, see src/theme/ErrorPageContent. */
const crashTitle = 'This page crashed.';

/** Returns the text of the elements that the stylesheet draws with a font. */
function textIn(family: string, styles: Root, html: string): string {
  const selectors: string[] = [];
  styles.walkDecls(/^font/, ({ parent, value }) => {
    if (value.includes(family)) selectors.push((parent as Rule).selector);
  });
  return load(html)(selectors.join()).text();
}

/**
 * Returns a function that returns the rule for the heading font of a page. The font is inside, so it's there at the first
 * paint on every network, and it has only the characters of the page's headings: a page with it fits the first 14.6 kB that
 * a server sends.
 */
export async function readHeadingFont(outDir: string): Promise<(styles: Root, html: string) => Promise<string>> {
  const [{ family, file, weight }] = fonts as [Font, ...Font[]];
  const font = await readFile(path.join(outDir, 'fonts', file));
  return async (styles, html) => {
    const text = textIn(family, styles, html) + crashTitle;
    const cut = await subsetFont(font, text, { targetFormat: 'woff2', noLayoutClosure: true });
    const source = `data:font/woff2;base64,${cut.toString('base64')}`;
    return `@font-face{font-family:"${family}";src:url(${source});font-weight:${weight}}`;
  };
}
