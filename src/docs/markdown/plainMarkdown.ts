import { type TaskGroup, tasks } from '../docsHome';
import { expandReferences } from '../reference/expand';
import { readAttributes, type TagAttributes } from '../reference/tagAttributes';
import { drawingText } from './drawingText';

/** What a page is turned into plain Markdown with. */
export type PlainMarkdownOptions = {
  /** Folder of the project, for contracts/. */
  siteDir: string;
  /** Address of the site with its base URL, without a slash at the end. */
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

function taskList(group: string | undefined): string {
  return tasks[group as TaskGroup].map(({ title, text, to }) => `- [${title}](${to}): ${text}`).join('\n');
}

/** A component without text of its own, or the start of one with, as Markdown. What is not known leaves only its text. */
function startOf(name: string, attributes: TagAttributes): string {
  if (name === 'TaskGrid') return taskList(attributes.group);
  if (name === 'TabItem') return `**${attributes.label ?? attributes.value}**\n`;
  return drawingText(name);
}

function withoutComponents(markdown: string): string {
  return markdown
    .replace(/<ButtonLink([^>]*)>([^<]*)<\/ButtonLink>/g, (_, attributes: string, label: string) => {
      return `- [${label}](${readAttributes(attributes).to})`;
    })
    .replace(/^ +(?=- \[)/gm, '')
    .replace(/<details>\s*<summary>([^<]*)<\/summary>/g, '**$1**')
    .replace(/<\/details>/g, '')
    .replace(/<img\s([^<>]*)\/>/g, (_, attributes: string) => {
      const { alt, src } = readAttributes(attributes);
      return alt ? `![${alt}](${src})` : '';
    })
    .replace(tag, (_, end: string, name: string, attributes: string) =>
      end ? '' : startOf(name, readAttributes(attributes)),
    )
    .replace(/\s*\{\/\*[\s\S]*?\*\/\}/g, '');
}

/** Makes a link lead to the site from anywhere, also from a file that was copied out of it. */
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

/** Lines of prose and lines of fenced code in turn; the fences belong to the code. */
function parts(markdown: string): { isCode: boolean; text: string }[] {
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

/** Writes admonitions as quotes that begin with their kind and title. */
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
 * The source of a page as Markdown that needs no site around it: reference tags and components are their text,
 * admonitions are quotes, links are absolute. Fenced code keeps every byte.
 */
export function plainMarkdown(source: string, options: PlainMarkdownOptions): string {
  // A definition may hold signs of code, so terms go before they get theirs.
  const withoutTerms = source
    .replace(frontMatter, '')
    .replace(imports, '')
    .replace(/<\/?Term\b[^>]*>/g, '');
  const markdown = parts(expandReferences(withoutTerms, options.siteDir))
    .map(({ isCode, text }) => (isCode ? text : plainProse(text, options).replace(/\n{3,}/g, '\n\n')))
    .join('\n');
  return `${quoteAdmonitions(markdown).trim()}\n`;
}
