import { createHash } from 'node:crypto';
import { load } from 'cheerio';

const scriptType = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/;

/** Returns a page's inline scripts, except data blocks such as JSON-LD. */
export function inlineScripts(html: string): string[] {
  // Parses the content of `noscript` as markup, because the policy applies to it too.
  const $ = load(html, { scriptingEnabled: false });
  const scripts = $('script:not([src])').filter((_, element) => scriptType.test($(element).attr('type') ?? ''));
  return scripts.toArray().map((element) => $(element).text());
}

/** Returns the tags with which a page loads scripts, now or later (see pageTemplate.ts), or leaves by itself. */
export function loadingTags(html: string): string[] {
  const $ = load(html, { scriptingEnabled: false });
  const tags = $('script[src], link[rel="deferred-script" i], meta[http-equiv="refresh" i]');
  return tags.toArray().map((element) => $.html(element));
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of a page's inline scripts as sorted policy sources (`'sha256-…'`), without duplicates. */
export function scriptHashes(html: string): string[] {
  return [...new Set(inlineScripts(html).map(hash))].sort();
}
