import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type Root } from 'postcss';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { deferredStylesheet } from '../deferredScripts/pageTemplate';
import type { BuiltPage } from '../finishPages/pages';
import { filterSelectors, removeNode } from './filterRules';
import { readHeadingFont } from './headingFont';
import { inlineConstants } from './inlineConstants';
import { removeOverridden } from './removeOverridden';

const stylesheetLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/** Marks the framework's pages; other files, such as redirects, don't have it. */
const appRoot = '__docusaurus';

/** The bootstrap script may set these attributes before the stylesheet loads. */
const bootstrapAttributes = ['data-menu-asked', 'data-deferred'];

// These have no visible effect before the stylesheet loads.
const nonCriticalMedia = /print|scripting:\s*none|forced-colors|prefers-contrast|any-pointer|hover:\s*none/;
// Among them are rules of the framework that the site overrides or has no element for: arrows of previous and next, the
// active breadcrumb, sizes of headings, categories that are links, table heads and rows, the last navbar button, and lists
// three levels deep.
const nonCriticalSelectors =
  /^\.markdown(?: h1:first-child|\s*>\s*h3)$|breadcrumbs__item--active|\[data-active\]|\[aria-expanded="?true|:hover|:active|:focus-visible|::selection|::-webkit-scrollbar|:popover-open|pagination-nav__label:|items--right\s*>\s*:last-child|collapsible \.menu__link--active|^[ou]l [ou]l [ou]l$|^table (?:thead|tr:nth-child\(2n\))$|\.hash-link(?::|$)/;
// `border-image` draws one rule far down a page. Font smoothing stays: the browser lays out the whole page again if only the
// later stylesheet sets it.
const nonCriticalProperties =
  /^(?:animation|transition|border-image|will-change|cursor|scroll-behavior|user-select|line-clamp|-webkit-(?!box|font-smoothing))/;

/** All documents share one layout, so a thousand of them cost little more than ten. Every other page has its own. */
function layoutOf({ file }: BuiltPage): string {
  return file.startsWith(`docs${path.sep}`) ? 'docs' : file;
}

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

/** Returns the rules of a stylesheet that match in pages of one layout before any interaction. */
async function criticalRules(stylesheet: string, pages: readonly BuiltPage[]): Promise<Root> {
  const html = pages.map((page) => page.html);
  const [purged] = await new PurgeCSS().purge({
    content: html.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: stylesheet }],
    extractors: [{ extensions: ['html'], extractor: namesOf }],
    keyframes: true,
    safelist: bootstrapAttributes,
  });
  const root = postcss.parse(purged?.css ?? '');
  root.walkAtRules('media', (media) => {
    if (nonCriticalMedia.test(media.params)) media.remove();
  });
  filterSelectors(root, (selector) => !nonCriticalSelectors.test(selector));
  root.walkDecls(nonCriticalProperties, removeNode);
  // The animations that use them are removed above.
  root.walkAtRules('keyframes', (keyframes) => {
    keyframes.remove();
  });
  // The order of layers that the page doesn't have.
  root.walkAtRules('layer', (layer) => {
    if (!layer.nodes) layer.remove();
  });
  removeOverridden(root);
  const inAttributes = html.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  inlineConstants(root, new Set(inAttributes));
  return root;
}

/** Removes the arguments of pseudo-classes such as `:not(…)` and `:nth-child(…)`, nested ones first. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Returns the classes, each with its dot, and the elements that must be in a page for a selector to match. */
function neededNames(selector: string): string[] {
  const needed = withoutArguments(selector).replace(/\[[^\]]*\]/g, '');
  const classes = needed.match(/\.-?[a-z_][\w-]*/gi) ?? [];
  const tags = needed.replace(/[.#:][\w-]+/g, ' ').match(/[a-z][a-z\d]*/gi) ?? [];
  return [...classes, ...tags];
}

/** A class of a CSS module: dot, name, underscore, four characters of a hash. */
const moduleClass = /^\.[\w-]+_[\w-]{4}$/;

/** Above this many characters, a page's CSS loses every rule that the page doesn't use, not only absent components. */
const longStyles = 22_500;

/**
 * Returns a function that removes the components a page doesn't have from the CSS of its layout. Pages share the result,
 * because each variant adds a hash to the policy, whose line must stay below 2,000 characters.
 */
function pageStyles(layout: Root): (html: string) => string {
  const names = new Set<string>();
  layout.walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(neededNames)) names.add(name);
  });
  const known = new Map<string, string>();
  const without = (absent: ReadonlySet<string>): string => {
    const key = [...absent].join();
    const css = known.get(key) ?? withoutNames(layout, absent);
    known.set(key, css);
    return css;
  };
  return (html) => {
    const { classes = [], tags = [] } = namesOf(html);
    const present = new Set([...[...classes].map((name) => `.${name}`), ...tags]);
    const absent = [...names].filter((name) => !present.has(name));
    const css = without(new Set(absent.filter((name) => moduleClass.test(name))));
    return css.length > longStyles ? without(new Set(absent)) : css;
  };
}

function withoutNames(layout: Root, absent: ReadonlySet<string>): string {
  const root = layout.clone();
  filterSelectors(root, (selector) => !neededNames(selector).some((name) => absent.has(name)));
  return root.toString();
}

/** Returns a stylesheet without the fonts that its pages have: the browser would lay out all text again for a second copy. */
function withoutFonts(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkAtRules('font-face', removeNode);
  return root.toString();
}

/**
 * Inlines into each page the critical CSS of its layout; the stylesheet itself loads after the first paint.
 * Marketing pages get the font of headings as well. In documents, the text comes first, and all fonts load later.
 * @param pages changed in place
 * @throws {Error} if a page links to no stylesheet, which means that the framework's page template has changed
 */
export async function inlineCriticalCss(pages: readonly BuiltPage[], outDir: string, baseUrl: string): Promise<void> {
  const layouts = new Map<string, BuiltPage[]>();
  for (const page of pages.filter(({ html }) => html.includes(appRoot))) {
    const layout = layoutOf(page);
    layouts.set(layout, [...(layouts.get(layout) ?? []), page]);
  }
  const headingFont = await readHeadingFont(outDir);
  const stylesheets = new Map<string, string>();
  for (const [layout, members] of layouts) {
    const href = stylesheetLink.exec(members[0]?.html ?? '')?.[1];
    if (!href) throw new Error(`${layout}: no link to a stylesheet. Has the page template changed?`);
    const file = path.join(outDir, href.slice(baseUrl.length));
    const stylesheet = stylesheets.get(file) ?? (await readFile(file, 'utf8'));
    stylesheets.set(file, stylesheet);
    const rules = await criticalRules(stylesheet, members);
    const styles = pageStyles(rules);
    const face = layout === 'docs' ? '' : await headingFont(rules, members[0]?.html ?? '');
    const link = `<link rel=${deferredStylesheet} href=${href}><noscript><link rel=stylesheet href=${href}></noscript>`;
    for (const page of members)
      page.html = page.html.replace(stylesheetLink, () => `<style>${face}${styles(page.html)}</style>${link}`);
  }
  for (const [file, stylesheet] of stylesheets) await writeFile(file, withoutFonts(stylesheet));
}
