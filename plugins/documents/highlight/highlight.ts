import parseNumericRange from 'parse-numeric-range';
import { Prism } from 'prism-react-renderer';
import { type Piece, pieces } from '../../../src/lib/codePieces';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { lineNumbers } from '../../../src/lib/lineNumbers';
import { downloadSize } from '../../../src/reader-tools/sample-runner/panelProps';

/** A fenced code block. `meta` is the text after the language. `runnable` adds the Run button. */
export type Code = { text: string; language: string; meta?: string; runnable?: boolean };

/** Loads additional Prism languages, such as `bash`, as the framework does in the browser. */
export function addLanguages(names: readonly string[]): void {
  const global = globalThis as { Prism?: typeof Prism };
  global.Prism = Prism;
  for (const name of names) require(`prismjs/components/prism-${name}`);
  const bash = Prism.languages.bash as Record<string, object> | undefined;
  if (bash) {
    // Prism doesn't recognize flags that contain a hyphen, and it mistakes every `name=value` for a variable.
    bash.parameter = { pattern: /(^|\s)--?[\w-]+/m, lookbehind: true, alias: 'variable' };
    bash['assign-left'] = { pattern: /(^|\bexport\s+)\w+(?==)/m, lookbehind: true, alias: 'variable' };
  }
  delete global.Prism;
}

/** Splits pieces into lines and joins adjacent pieces of the same kind. Only the last line has no line break. */
function linesOf(all: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { kind, text } of all) {
    for (const part of text.split(/(?<=\n)/)) {
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      const joins = last && (last.kind === kind || part.trim() === '');
      if (joins) last.text += part;
      else if (part) line.push({ kind, text: part });
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}

function piecesOf(text: string, language: string): Piece[][] {
  const grammar = Prism.languages[language];
  return linesOf(pieces(grammar ? Prism.tokenize(text, grammar) : text));
}

const magicComment = /^\s*(?:#|\/\/|\{?\/\*|<!--|--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Returns the text without highlight comments, and the numbers of the highlighted lines, counted from 1. */
function highlightedLines({ text, meta = '' }: Code): { text: string; highlighted: Set<number> } {
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  const highlighted = new Set(range ? parseNumericRange(range) : []);
  const kept: string[] = [];
  let next = false;
  let inside = false;
  for (const line of text.split('\n')) {
    const command = magicComment.exec(line)?.[1];
    if (command === 'next-line') next = true;
    else if (command) inside = command === 'start';
    else {
      kept.push(line);
      if (next || inside) highlighted.add(kept.length);
      next = false;
    }
  }
  return { text: kept.join('\n'), highlighted };
}

/**
 * Where a line of shell wraps: before an argument, unless it belongs to the word before, as a flag's value does, and
 * after the scheme of a URL that's assigned.
 */
function wrapsOf(line: string): number[] {
  const words = [...line.matchAll(/(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+|\\$/g)];
  return words.flatMap(({ 0: word, index }, position) => {
    const [before = ''] = words[position - 1] ?? [];
    const isValue = /^(?:-[\w-]+|\d?[<>]+|\|)$/.test(before) && !word.startsWith('-');
    const belongs = word === '\\' || before === '--' || isValue;
    const [scheme] = /^\w+=https:\/\//.exec(word) ?? [];
    return [...(position === 0 || belongs ? [] : [index]), ...(scheme ? [index + scheme.length] : [])];
  });
}

/** Returns text as HTML that can wrap at the given places. */
function textHtml(text: string, wraps: number[] = []): string {
  const parts = [0, ...wraps].map((start, part) => escapeHtml(text.slice(start, wraps[part])));
  // HTML parsers turn a bare carriage return into a line feed.
  return parts.join('<wbr>').replaceAll('\r', '&#13;');
}

/** Languages whose lines wrap. Other code scrolls, so every line break on screen comes from the source. */
const shells = ['bash', 'sh'];

type Line = { highlighted: boolean; anchor?: string; isWrapped?: boolean };

function lineHtml(line: readonly Piece[], { highlighted, anchor = '', isWrapped }: Line): string {
  const key = anchor ? line.findIndex(({ kind }) => kind === 'keyword') : -1;
  const source = line.map(({ text }) => text).join('');
  const wraps = isWrapped ? wrapsOf(source) : [];
  const indent = wraps.length > 0 ? source.search(/\S/) : 0;
  let end = 0;
  const content = line.map(({ kind, text }, index) => {
    const start = end;
    end += text.length;
    const html = textHtml(
      text,
      wraps.filter((place) => place >= start && place < end).map((place) => place - start),
    );
    if (index === key) return `<a class="${kind}" href="#${anchor}" tabindex="-1">${html}</a>`;
    return kind ? `<span class="${kind}">${html}</span>` : html;
  });
  // Only a line that's highlighted, that wraps, or that a script can mark later, needs its own element.
  if (!highlighted && !anchor && !isWrapped) return content.join('');
  const classes = highlighted ? 'token-line theme-code-block-highlighted-line' : 'token-line';
  const style = indent > 0 ? ` style="--indent:${indent}ch"` : '';
  return `<span class="${classes}"${style}>${content.join('')}</span>`;
}

/** Maximum length, in characters, of the first line in a copy button's name. Longer lines are truncated. */
const nameLength = 60;

/** Returns the copy button. Its label contains the block's title or, if there's no title, the first line. */
function copyButton({ text, language }: Code, title?: string): string {
  const [line = ''] = /\S.*/.exec(text) ?? [];
  const start = line.length > nameLength ? `${line.slice(0, nameLength)}…` : line;
  const name = title ?? (/[a-z]/i.test(start) ? start : language.toUpperCase());
  return `<button type="button" class="code-copy" aria-label="Copy ${escapeHtml(name).replaceAll('"', '&quot;')}"></button>`;
}

/** Stylesheets show `numbers` next to the lines. */
function preHtml(lines: string, language: string, numbers = ''): string {
  return `<pre class="language-${language}"${numbers}><code>${lines}</code></pre>`;
}

/** Returns whether a fence shows output. Its meta has the word `output`, or its title says so, as in "Example output". */
export function isOutput(meta = ''): boolean {
  return hasWord(meta, 'output') || /\b(?:example|simulated) output\b/i.test(titleOf(meta) ?? '');
}

/** Returns the title bar of a block with a title. Output without a title gets one that only screen readers read. */
function titleHtml({ meta }: Code, title?: string): string {
  if (title === undefined) return isOutput(meta) ? '<div class="visually-hidden">Output</div>' : '';
  return `<div class="code-title">${escapeHtml(title)}</div>`;
}

/** Returns whether a fence's meta contains a word. The words of a title or another attribute don't count. */
export function hasWord(meta: string, word: string): boolean {
  return meta
    .replace(/=(["']).*?\1/g, '')
    .split(/\s+/)
    .includes(word);
}

/** States that are colored in a command's output. Counts, such as `0 failed`, aren't colored. */
const goodOrBad = /(?<!\d (?:jobs? )?)\b(good|passed|quarantined|failed|failure)\b/;

/** Returns the HTML of a command's output, with column names and states marked. Output has no copy button. */
function outputHtml(text: string, language: string): string {
  const [, head = '', rest = ''] = /^([A-Z][A-Z ]*\n)?([\s\S]*)$/.exec(text) ?? [];
  const words = rest.split(goodOrBad).map((word, index) => {
    const isState = index % 2 === 1;
    const kind = ['good', 'passed'].includes(word) ? 'string' : 'keyword';
    return { kind: isState ? kind : '', text: word };
  });
  const pieces = [...(head ? [{ kind: 'comment', text: head }] : []), ...words];
  return preHtml(lineHtml(pieces, { highlighted: false }), language);
}

/** Returns a fence's title. An excerpt's title has its position in the file, such as "dip.json › install.hooks". */
function titleOf(meta: string): string | undefined {
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const place = /fragment="[\w-]+:([^"]+)"/.exec(meta)?.[1];
  return place ? title?.replace(/ \(excerpt\)$/, ` › ${place}`) : title;
}

/**
 * Returns the HTML inside a `.theme-code-block`: title, Run button, copy button, and highlighted lines. With
 * `anchors="a,,b"` in the meta, the key on each line links to its anchor. These links aren't tab stops, because the
 * entries follow in the same order. The `code` element contains the fence's text, byte for byte.
 */
export function codeBlockHtml(code: Code): string {
  const { text, highlighted } = highlightedLines({ ...code, text: code.text.replace(/\n$/, '') });
  const title = titleOf(code.meta ?? '');
  const heading = titleHtml(code, title);
  if (isOutput(code.meta)) return `${heading}${outputHtml(text, code.language)}`;
  const copy = copyButton({ ...code, text }, title);
  // Returns a single text node, because a long highlighted sample would have more elements than the rest of the page.
  if (hasWord(code.meta ?? '', 'plain')) return `${heading}${copy}${preHtml(textHtml(text), code.language)}`;
  const anchors = /anchors="([^"]*)"/.exec(code.meta ?? '')?.[1]?.split(',') ?? [];
  const isWrapped = shells.includes(code.language);
  const lines = piecesOf(text, code.language).map((line, index) =>
    lineHtml(line, { highlighted: highlighted.has(index + 1), anchor: anchors[index], isWrapped }),
  );
  const first = /\bshowLineNumbers(?:=(\d+))?\b/.exec(code.meta ?? '');
  const numbers = code.runnable || first ? ` data-numbers="${lineNumbers(text, Number(first?.[1] ?? 1))}"` : '';
  if (!code.runnable) return `${heading}${copy}${preHtml(lines.join(''), code.language, numbers)}`;
  const size = `<span class="code-size" data-search-skip>Run downloads ${downloadSize}</span>`;
  const run = `<button type="button" class="code-run" aria-label="Run ${escapeHtml(title ?? 'this sample')}">Run</button>`;
  return `${heading}${size}${copy}${run}${preHtml(lines.join(''), code.language, numbers)}`;
}

/** Returns text as highlighted HTML, without a block around it. */
export function highlightedHtml(text: string, language: string): string {
  return piecesOf(text, language)
    .map((line) => lineHtml(line, { highlighted: false }))
    .join('');
}
