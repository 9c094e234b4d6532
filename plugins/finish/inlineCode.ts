import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** The hashes of inline scripts and styles as sorted policy sources (`'sha256-…'`). */
export type InlineHashes = { scripts: string[]; styles: string[] };

const scriptType = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/;

/** Returns a page's inline scripts and styles, except data blocks such as JSON-LD. */
export function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  // Parses the content of `noscript` as markup, because the policy applies to it too.
  const $ = load(html, { scriptingEnabled: false });
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const scripts = $('script:not([src])').filter((_, element) => scriptType.test($(element).attr('type') ?? ''));
  return { scripts: scripts.toArray().map((element) => $(element).text()), styles: texts('style') };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of a page's inline code, without duplicates. */
export function inlineHashes(html: string): InlineHashes {
  const { scripts, styles } = inlineCode(html);
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hash))].sort();
  return { scripts: hashes(scripts), styles: hashes(styles) };
}
