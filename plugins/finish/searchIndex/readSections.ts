import { type CheerioAPI, load } from 'cheerio';
import type { IndexedPage, Section } from '../../../src/search/sections';
import { mainOf } from '../../lib/pages';

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];
type Element = Extract<Node, { attribs: unknown }>;

const isElement = (node: Node): node is Element => 'attribs' in node;

/** Page parts that aren't indexed: navigation, diagrams, controls, and hidden parts. */
const excluded = {
  names: /^(?:dialog|footer|form|nav|noscript|script|style|svg|template)$/,
  classes: /(?:^|\s)(?:clean-btn|code-run|heading-link|theme-doc-footer|theme-doc-toc-mobile)(?:\s|$)/,
  // `data-drawing` marks diagrams made of HTML. `data-search-skip` marks button labels, and lists that repeat the
  // page's headings. `data-aside` marks labels, facts, and links around text.
  attributes: ['hidden', 'popover', 'data-drawing', 'data-search-skip', 'data-aside'],
};
const blockElements =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|header|li|ol|p|section|table|td|th|tr|ul)$/;

function isIndexed({ name, attribs }: Element): boolean {
  return !(
    excluded.names.test(name) ||
    excluded.classes.test(attribs.class ?? '') ||
    // A link can open a tab that isn't selected.
    (attribs.role !== 'tabpanel' && excluded.attributes.some((attribute) => attribute in attribs))
  );
}

/** Returns the text to index in a node, with a line break for each `<br>`. */
function searchableText(node: Node): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node) || !isIndexed(node)) return '';
  return node.name === 'br' ? '\n' : node.children.map(searchableText).join('');
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => tidy(line))
    .filter(Boolean)
    .join('\n');
}

type SectionDraft = Section & { level: number };

/**
 * Splits a page's static HTML into sections, one for each heading with an ID. A title that isn't the page's name is
 * text. A heading without an ID can't be linked to, so it becomes part of the surrounding section's text.
 */
export function readSections(path: string, html: string): IndexedPage {
  const [titleElement = ''] = /<title[\s\S]*?<\/title>/.exec(html) ?? [];
  // With the `xml` option, cheerio uses htmlparser2, which is faster than the default parser.
  const $ = load(titleElement + mainOf(html), { xml: { xmlMode: false, decodeEntities: true } });
  const main = $('.theme-doc-markdown')[0] ?? $('main')[0] ?? $('body')[0];
  const textIn = (name: string) => tidy($(name).first().text());
  const heading = textIn('h1');
  const title = textIn('title').replace(/ \| .*/, '') || heading;

  const sections: SectionDraft[] = [];
  const current = () => sections.at(-1) as SectionDraft;

  const openSection = (anchor: string, heading: string, level: number) => {
    const around = sections.findLast((section) => section.level < level);
    const within = around && around.level > 1 ? [...around.within, around.heading] : [];
    sections.push({ anchor, heading, level, within, text: '', code: '', words: [] });
  };
  openSection('', title, 1);

  const read = (node: Node): void => {
    if (node.type === 'text') current().text += node.data.replaceAll('\n', ' ');
    if (!isElement(node) || !isIndexed(node)) return;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    if (level === '1') {
      if (heading !== title) current().text += `${heading}\n`;
      return;
    }
    if (level && node.attribs.id) {
      openSection(node.attribs.id, tidy(searchableText(node)), Number(level));
      return;
    }
    // The code below an entry's title
    if ('data-heading' in node.attribs) {
      current().heading += ` ${tidy(searchableText(node))}`;
      return;
    }
    if (node.name === 'pre') {
      current().code += `\n${searchableText(node)}`;
      return;
    }
    if (level || blockElements.test(node.name)) current().text += '\n';
    for (const child of node.children) read(child);
    if (level || blockElements.test(node.name)) current().text += '\n';
  };
  if (main) read(main);

  const tidied = sections.map(({ level: _, ...section }) => {
    return { ...section, text: tidyLines(section.text), code: tidyLines(section.code) };
  });
  return { path, title, sections: tidied };
}
