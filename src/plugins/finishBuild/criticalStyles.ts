import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type Root, type Rule } from 'postcss';
import { lateStylesheet } from '../../pageTemplate';
import { moduleClass } from '../shortClassNames';
import { foldVariables } from './foldVariables';
import { compileSelector, type Matcher } from './matchSelector';
import { type BuiltPage, namesOf, type PageNames } from './pages';
import {
  copyKept,
  isEarly,
  isKeyframes,
  removeEmpty,
  removeLate,
  removeOverridden,
  removeUnusedKeyframes,
} from './reduceStyles';

/** Pages of one kind share their styles, so that a thousand documents cost little more than ten. */
const layouts = {
  home: (file: string) => file === 'index.html',
  notFound: (file: string) => file === '404.html',
  docs: (file: string) => file.startsWith(`docs${path.sep}`),
  marketing: () => true,
};

type Layout = keyof typeof layouts;

type NamedPage = BuiltPage & { names: PageNames };

function layoutOf({ file }: BuiltPage): Layout {
  return (Object.keys(layouts) as Layout[]).find((name) => layouts[name](file)) ?? 'marketing';
}

const stylesheetLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/** The element that the framework's pages have and other files, redirects for example, have not. */
const appRoot = '__docusaurus';

/** Attributes that a script adds to the page before the whole sheet can be there, see src/plugins/inlineScripts.ts. */
const added = ['data-menu-asked'];

const matchers = new Map<string, Matcher>();

function matches(selector: string, names: PageNames): boolean {
  const matcher = matchers.get(selector) ?? compileSelector(selector);
  matchers.set(selector, matcher);
  return matcher(names);
}

/** Names of the sheet's layers in order: the critical styles must not bring them into another one. */
function layerOrder(sheet: Root): string[] {
  const names: string[] = [];
  sheet.walkAtRules('layer', ({ params }) => {
    names.push(...params.split(',').map((name) => name.trim()));
  });
  return [...new Set(names)];
}

/** The part of the sheet that some page of the list needs for its first picture. */
function reduceFor(sheet: Root, pages: readonly NamedPage[]): Root {
  const result = copyKept(
    sheet,
    (selector) => isEarly(selector) && pages.some(({ names }) => matches(selector, names)),
  );
  const order = layerOrder(sheet);
  removeLate(result);
  removeUnusedKeyframes(result);
  removeOverridden(result);
  foldVariables(result, new Set(pages.flatMap(({ names }) => [...names.variables])));
  removeEmpty(result);
  result.walkAtRules('layer', (layer) => {
    if (!layer.nodes) layer.remove();
  });
  const used = new Set(layerOrder(result));
  const needed = order.slice(0, order.findLastIndex((name) => used.has(name)) + 1);
  if (needed.length > 0) result.prepend(postcss.atRule({ name: 'layer', params: needed.join(',') }));
  return result;
}

/**
 * The rules of components that fewer than half of the pages hold: such a page gets them in a block of its own.
 * The rules of CSS modules stand last in the sheet and concern one component each.
 */
function rareAmong(sheet: Root, pages: readonly NamedPage[]): ReadonlySet<Rule> {
  const rare = new Set<Rule>();
  sheet.walkRules(moduleClass, (rule) => {
    const { selectors } = rule;
    const needs = ({ names }: NamedPage) => selectors.some((one) => matches(one, names));
    if (pages.filter(needs).length * 2 < pages.length) rare.add(rule);
  });
  return rare;
}

/** Removes fonts, keyframes and the order of layers, which the first block of a page has. */
function removeStatements(sheet: Root): void {
  sheet.walkAtRules((atRule) => {
    if (!atRule.nodes || atRule.name === 'font-face' || isKeyframes(atRule)) atRule.remove();
  });
}

/** The part of the sheet that each page needs. Pages that need the same selectors share one text. */
function partsFor(sheet: Root, pages: readonly NamedPage[]): string[] {
  const selectors = new Set<string>();
  sheet.walkRules((rule) => {
    for (const selector of rule.selectors) selectors.add(selector);
  });
  const parts = new Map<string, string>();
  return pages.map(({ names }) => {
    const needed = new Set([...selectors].filter((selector) => matches(selector, names)));
    const key = [...needed].join();
    const part = parts.get(key) ?? copyKept(sheet, (selector) => needed.has(selector)).toString();
    parts.set(key, part);
    return part;
  });
}

/** The blocks of styles of each page, for all pages of one layout. */
function blocksFor(sheet: Root, pages: readonly NamedPage[]): string[][] {
  const reduced = reduceFor(sheet, pages);
  const rareRules = rareAmong(reduced, pages);
  const common = copyKept(reduced, (_, rule) => !rareRules.has(rule)).toString();
  const rare = copyKept(reduced, (_, rule) => rareRules.has(rule));
  removeStatements(rare);
  return partsFor(rare, pages).map((part) => (part ? [common, part] : [common]));
}

function withAdded(names: PageNames): PageNames {
  for (const attribute of added) names.attributes.set(attribute, new Set(['']));
  return names;
}

/** Takes the faces out of the whole sheet: every page has them, and a sheet with faces makes the browser measure all text anew. */
function removeFaces(sheet: Root): void {
  sheet.walkAtRules('font-face', (face) => {
    face.remove();
  });
}

/**
 * Puts the styles that a page needs into the page; the whole sheet follows with the scripts.
 * @param pages changed in place, as is the sheet
 * @throws an error when a page has no style sheet, which means that the framework's page template has changed.
 */
export async function inlineCriticalStyles(
  pages: readonly BuiltPage[],
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const kinds = new Map<Layout, BuiltPage[]>();
  for (const page of pages.filter(({ html }) => html.includes(appRoot))) {
    const layout = layoutOf(page);
    const members = kinds.get(layout) ?? [];
    members.push(page);
    kinds.set(layout, members);
  }
  const sheets = new Map<string, Root>();
  for (const [layout, members] of kinds) {
    const href = stylesheetLink.exec(members[0]?.html ?? '')?.[1];
    if (!href) throw new Error(`The ${layout} pages link to no style sheet. Has the page template changed?`);
    const file = path.join(outDir, href.slice(baseUrl.length));
    const sheet = sheets.get(file) ?? postcss.parse(await readFile(file, 'utf8'));
    sheets.set(file, sheet);
    const blocks = blocksFor(
      sheet,
      members.map((page) => ({ ...page, names: withAdded(namesOf(page.html)) })),
    );
    const late = `<link rel=${lateStylesheet} href=${href}><noscript><link rel=stylesheet href=${href}></noscript>`;
    members.forEach((page, index) => {
      const styles = blocks[index]?.map((css) => `<style>${css}</style>`).join('');
      page.html = page.html.replace(stylesheetLink, () => styles + late);
    });
  }
  for (const [file, sheet] of sheets) {
    removeFaces(sheet);
    await writeFile(file, sheet.toString());
  }
}
