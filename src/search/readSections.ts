import { type CheerioAPI, load } from 'cheerio';
import type { IndexedPage, Section } from './sections';

type Nodes = ReturnType<ReturnType<CheerioAPI>['contents']>;
type Node = Nodes[number];

/** What a reader does not read as text of the page: ways around it, drawings, and parts that are not shown. */
const leftOut =
  'nav, footer, button.clean-btn, form, dialog, svg, script, style, template, noscript, [popover], [hidden], .hash-link, [class*="codeBlockTitle"], .theme-doc-toc-mobile, .theme-doc-footer';
const lines =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|header|li|ol|p|section|table|td|th|tr|ul)$/;

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Paragraphs and lines of code stay apart, each without the space around it. */
function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => tidy(line))
    .filter(Boolean)
    .join('\n');
}

/** The part of a page that the search reads, with the title: what stands around `<main>` would take most of the time. */
function relevantPart(html: string): string {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < start) return html;
  const [title = ''] = /<title[\s\S]*?<\/title>/.exec(html) ?? [];
  return title + html.slice(start, end);
}

type Open = { anchor: string; heading: string; level: number; within: string[]; text: string; code: string };

/**
 * Cuts the static HTML of a page into its sections, one for each heading with an id.
 * A heading without an id cannot be linked to and counts as text of the section it stands in.
 */
export function readSections(path: string, html: string): IndexedPage {
  // The parser of htmlparser2: several times as fast, and the build's pages are well formed.
  const $ = load(relevantPart(html), { xml: { xmlMode: false, decodeEntities: true } });
  const main = $('.theme-doc-markdown')[0] ?? $('main')[0] ?? $('body')[0];
  const title = tidy($('h1').first().text() || $('title').text());
  $(leftOut).remove();

  const sections: Open[] = [{ anchor: '', heading: title, level: 1, within: [], text: '', code: '' }];
  const current = () => sections.at(-1) as Open;

  const openSection = (anchor: string, heading: string, level: number) => {
    const around = sections.findLast((section) => section.level < level);
    const within = around && around.level > 1 ? [...around.within, around.heading] : [];
    sections.push({ anchor, heading, level, within, text: '', code: '' });
  };

  const read = (node: Node): void => {
    if (node.type === 'text') {
      current().text += node.data.replaceAll('\n', ' ');
      return;
    }
    if (node.type !== 'tag') return;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    if (level === '1') return;
    if (level && node.attribs.id) {
      openSection(node.attribs.id, tidy($(node).text()), Number(level));
      return;
    }
    if (node.name === 'pre') {
      $(node).find('br').replaceWith('\n');
      current().code += `\n${$(node).text()}`;
      return;
    }
    if (level || lines.test(node.name)) current().text += '\n';
    for (const child of node.children) read(child);
    if (level || lines.test(node.name)) current().text += '\n';
  };
  if (main) read(main);

  return {
    path,
    title,
    sections: sections.map(
      ({ anchor, heading, within, text, code }): Section => ({
        anchor,
        heading,
        within,
        text: tidyLines(text),
        code: tidyLines(code),
        words: [],
      }),
    ),
  };
}
