import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import type { BuiltPage } from '../../lib/pages';
import { deferredStylesheet } from '../pageTemplate';
import { inlineConstants, removeNode } from './inlineConstants';
import { trimStylesheet } from './trimStylesheet';

const stylesheetLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/** Only the framework's pages contain this ID. Other files, such as redirects, don't. */
const appRoot = '__docusaurus';

/** The bootstrap script can set these attributes before the stylesheet loads. */
const bootstrapAttributes = ['data-menu-asked', 'data-asked'];

// These media queries and selectors have no visible effect before the stylesheet loads.
const nonCriticalMedia = /print|60em|scripting:\s*none|forced-colors|prefers-contrast|any-pointer|hover:\s*none/;
const nonCriticalSelectors =
  /:hover|:active|:focus-visible|:popover-open|::selection|::-webkit-scrollbar|aria-busy|dialog|heading-link|navbar-sidebar(?!__backdrop)/;
// Font smoothing stays critical. If only the stylesheet set it, the browser would lay out the whole page again.
const nonCriticalProperties =
  /^(?:animation|transition|will-change|cursor|mask|touch-action|caret-color|page-break-|(?:print|forced)-color-adjust|overflow-anchor|scroll-behavior|text-decoration-thickness|text-underline-offset|user-select|-webkit-(?!box|font-smoothing))/;

/** Returns the names in a page that selectors can match, for PurgeCSS. */
function namesOf(html: string): ExtractorResultDetailed {
  const attributes = { names: [], values: [] };
  const found: ExtractorResultDetailed = { attributes, classes: [], ids: [], tags: [], undetermined: [] };
  for (const [, tag = '', tagAttributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi)) {
    found.tags.push(tag.toLowerCase());
    for (const [, name = '', quoted, bare] of tagAttributes.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|([^\s"]+)))?/g)) {
      const value = quoted ?? bare ?? '';
      found.attributes.names.push(name);
      if (name === 'class') found.classes.push(...value.split(/\s+/));
      else if (name === 'id') found.ids.push(value);
      if (value) found.attributes.values.push(value);
    }
  }
  return found;
}

/** Returns the rules in a stylesheet that match a page before any interaction. */
async function criticalRules(stylesheet: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html.replace(/<script.*?<\/script>/gs, ''), extension: 'html' }],
    css: [{ raw: stylesheet }],
    extractors: [{ extensions: ['html'], extractor: namesOf }],
    safelist: bootstrapAttributes,
  });
  const root = postcss.parse(purged?.css ?? '');
  root.walkAtRules((rule) => {
    const isNonCritical = rule.name === 'media' && nonCriticalMedia.test(rule.params);
    // A `@layer` rule without a block only orders layers that the page doesn't have.
    const isOrder = rule.name === 'layer' && !rule.nodes;
    if (rule.name === 'keyframes' || isNonCritical || isOrder) rule.remove();
  });
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !nonCriticalSelectors.test(selector));
    if (kept.length === 0) removeNode(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkDecls(nonCriticalProperties, removeNode);
  const inAttributes = [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  inlineConstants(root, new Set(inAttributes));
  return root.toString();
}

/** Returns a stylesheet without its font faces, which are critical. A second copy makes the browser lay out all text again. */
function withoutFonts(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkAtRules('font-face', removeNode);
  return root.toString();
}

/**
 * Inlines each page's critical CSS and defers the stylesheet until after the first paint.
 * @param pages changed in place
 * @throws {Error} if a page has no link to a stylesheet, which means that the framework's page template has changed
 */
export async function inlineCriticalCss(pages: readonly BuiltPage[], outDir: string, baseUrl: string): Promise<void> {
  const stylesheets = new Map<string, string>();
  for (const page of pages.filter(({ html }) => html.includes(appRoot))) {
    const href = stylesheetLink.exec(page.html)?.[1];
    if (!href) throw new Error(`${page.file}: no link to a stylesheet. Has the page template changed?`);
    const file = path.join(outDir, href.slice(baseUrl.length));
    const stylesheet = stylesheets.get(file) ?? trimStylesheet(await readFile(file, 'utf8'));
    stylesheets.set(file, stylesheet);
    const styles = await criticalRules(stylesheet, page.html);
    const link = `<link rel=${deferredStylesheet} href=${href}><noscript><link rel=stylesheet href=${href}></noscript>`;
    page.html = page.html.replace(stylesheetLink, () => `<style>${styles}</style>${link}`);
  }
  for (const [file, stylesheet] of stylesheets) await writeFile(file, withoutFonts(stylesheet));
}
