import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { Root, Rule } from 'postcss';
import subsetFont from 'subset-font';
import fonts from '../../styles/fonts/fonts.json';

const headingFamily = 'Archivo Heading';

/** Headings that a page shows only later: see src/theme/ErrorPageContent and src/search/NearestPages. */
const laterHeadings = 'This page crashed. The nearest pages';

/** Returns the text of the elements, or of those around the pseudo-elements, that the stylesheet draws with a font. */
function textIn(family: string, styles: Root, html: string): string {
  const selectors: string[] = [];
  styles.walkDecls(/^font/, ({ parent, value }) => {
    if (parent?.type === 'rule' && value.includes(family)) selectors.push((parent as Rule).selector);
  });
  return load(html)(selectors.join().replace(/::[\w-]+/g, '')).text();
}

/**
 * Returns a function that returns the rule for the heading font of a page. The font is inside, so it's there at the first
 * paint on every network, and it has only the characters of the page's headings.
 * @throws {Error} if fonts.json has no font of headings
 */
export async function readHeadingFont(outDir: string): Promise<(styles: Root, html: string) => Promise<string>> {
  const heading = fonts.find(({ family }) => family === headingFamily);
  if (!heading) throw new Error(`fonts.json has no "${headingFamily}"; run npm run fonts`);
  const { family, file, weight } = heading;
  const font = await readFile(path.join(outDir, 'fonts', file));
  return async (styles, html) => {
    const text = textIn(family, styles, html) + laterHeadings;
    const cut = await subsetFont(font, text, { targetFormat: 'woff2', noLayoutClosure: true });
    const source = `data:font/woff2;base64,${cut.toString('base64')}`;
    return `@font-face{font-family:"${family}";src:url(${source});font-weight:${weight}}`;
  };
}
