import { dateText } from '../../src/lib/dateText';
import { expandReferences } from '../contracts/expandReferences';
import { readAttributes, type TagAttributes } from '../contracts/reference/tagAttributes';
import { diagramText } from './diagramText';

/** Options for plain Markdown. */
export type PlainMarkdownOptions = {
  /** Root of the project, which has contracts/. */
  siteDir: string;
  /** URL of the site with its base URL, without trailing slash. */
  site: string;
  /** Path of the page below the base URL, such as `/docs/quick-start`. */
  path: string;
};

const frontMatter = /^---\n[\s\S]*?\n---\n/;
const fence = /^\s*(`{3,}|~{3,})/;
/** The imports of components at the start of a page. */
const imports = /^(?:\s*import .*\n)+/;
const admonitionStart = /^\s*:{3,}(\w+)(?:\[(.*)\])?\s*$/;
const admonitionEnd = /^\s*:{3,}\s*$/;
const inlineCode = /(``.+?``|`[^`]*`)/;
const tag = /<(\/?)([A-Z]\w*)((?:[^<>{}]|\{[^{}]*\})*)>/g;

/** Date and marks of a release, as the page shows them. */
function releaseFacts({ date = '', marks = '' }: TagAttributes): string {
  return [dateText(date), ...marks.split(' ').filter(Boolean)].join(' · ');
}

/** Returns the Markdown for an opening or self-closing tag; empty for a component that only wraps text. */
function openingText(name: string, attributes: TagAttributes): string {
  if (name === 'RowFacts') return '(';
  if (name === 'ReleaseFacts') return releaseFacts(attributes);
  if (name === 'TabItem') return `**${attributes.label ?? attributes.value}**\n`;
  return diagramText(name);
}

function withoutComponents(markdown: string): string {
  return markdown
    .replace(/<ButtonLink([^>]*)>([^<]*)<\/ButtonLink>/g, (_, attributes: string, label: string) => {
      return `- [${label}](${readAttributes(attributes).to})`;
    })
    .replace(/^ +(?=- \[)/gm, '')
    .replace(/<details>\s*<summary>([^<]*)<\/summary>/g, '**$1**')
    .replace(/<\/details>|<wbr \/>/g, '')
    .replace(/<img\s([^<>]*)\/>/g, (_, attributes: string) => {
      const { alt, src } = readAttributes(attributes);
      return alt ? `![${alt}](${src})` : '';
    })
    .replace(tag, (_, end: string, name: string, attributes: string) => {
      if (end) return name === 'RowFacts' ? '):' : '';
      return openingText(name, readAttributes(attributes));
    })
    .replace(/\s*\{\/\*[\s\S]*?\*\/\}/g, '');
}

/** Makes a link absolute, so it also works in a copied file. */
function absoluteLink(address: string, { site, path }: PlainMarkdownOptions): string {
  if (address.startsWith('#')) return site + path + address;
  return address.startsWith('/') ? site + address : address.replace(/^pathname:\/\//, site);
}

function plainText(text: string, options: PlainMarkdownOptions): string {
  return withoutComponents(text)
    .replace(/\]\(([^)\s]+)/g, (_, address: string) => `](${absoluteLink(address, options)}`)
    .replace(/([.;:]?)\s*<br\s*\/?>\s*/g, (_, end: string) => `${end || ';'} `);
}

function plainProse(markdown: string, options: PlainMarkdownOptions): string {
  return markdown
    .split(inlineCode)
    .map((part) => (part.startsWith('`') ? part : plainText(part, options)))
    .join('');
}

/** Splits Markdown into prose and fenced code, including the fences. */
function splitCode(markdown: string): { isCode: boolean; text: string }[] {
  const found: { isCode: boolean; text: string }[] = [];
  let open = '';
  for (const line of markdown.split('\n')) {
    const marks = fence.exec(line)?.[1] ?? '';
    const isCode = Boolean(open || marks);
    const last = found.at(-1);
    if (last?.isCode === isCode && !(isCode && !open)) last.text += `\n${line}`;
    else found.push({ isCode, text: line });
    if (!open) open = marks;
    else if (marks.startsWith(open) && line.trim() === marks) open = '';
  }
  return found;
}

/** Converts admonitions to block quotes that start with their type and title. */
function quoteAdmonitions(markdown: string): string {
  let isInside = false;
  let isCode = false;
  return markdown
    .split('\n')
    .flatMap((line) => {
      if (fence.test(line)) isCode = !isCode;
      const [start, kind = '', title = ''] = (!isCode && admonitionStart.exec(line)) || [];
      if (start) {
        isInside = true;
        return [`> **${kind[0]?.toUpperCase()}${kind.slice(1)}${title && `: ${title}`}**`, '>'];
      }
      if (isInside && !isCode && admonitionEnd.test(line)) {
        isInside = false;
        return [];
      }
      return isInside ? [`> ${line}`.trimEnd()] : [line];
    })
    .join('\n')
    .replace(/(?:^>\n)+(?=>$)/gm, '')
    .replace(/^>\n(?!>)/gm, '');
}

/**
 * Converts the source of a page to Markdown that works anywhere: reference tags and components become text, admonitions
 * become quotes, links become absolute. Fenced code stays byte for byte.
 */
export function plainMarkdown(source: string, options: PlainMarkdownOptions): string {
  // Removes terms before they get a definition, which may contain code markup.
  const withoutTerms = source
    .replace(frontMatter, '')
    .replace(imports, '')
    .replace(/<\/?Term\b[^>]*>/g, '');
  // The index of the page is a component with a filter; here it's a list.
  const withIndex = withoutTerms.replace('<SymptomIndex />', '<ErrorIndex />');
  const markdown = splitCode(expandReferences(withIndex, options.siteDir))
    .map(({ isCode, text }) =>
      isCode
        ? text.replace(/^(```json.*) anchors="[^"]*"(?: capped)?/, '$1')
        : plainProse(text, options).replace(/\n{3,}/g, '\n\n'),
    )
    .join('\n');
  return `${quoteAdmonitions(markdown).trim()}\n`;
}
