import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';

const scriptType = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/;

/** Parses a page, and the content of `noscript` as markup, because the policy applies to it too. */
const parse = (html: string): CheerioAPI => load(html, { scriptingEnabled: false });

/** Returns a page's inline scripts, except data blocks such as JSON-LD. */
export function inlineScripts(html: string, $ = parse(html)): string[] {
  const scripts = $('script:not([src])').filter((_, element) => scriptType.test($(element).attr('type') ?? ''));
  return scripts.toArray().map((element) => $(element).text());
}

/** Returns a page's inline scripts, and the tags with which it loads scripts (see pageTemplate.ts) or leaves by itself. */
export function codeIn(html: string): string[] {
  const $ = parse(html);
  const tags = $('script[src], link[rel="deferred-script" i], meta[http-equiv="refresh" i]').toArray();
  return [...inlineScripts(html, $), ...tags.map((element) => $.html(element))];
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of a page's inline scripts as sorted policy sources (`'sha256-…'`), without duplicates. */
export function scriptHashes(html: string): string[] {
  return [...new Set(inlineScripts(html).map(hash))].sort();
}
