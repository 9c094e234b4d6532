/**
 * Returns a contract's text.
 * @throws {Error} if the text has a line break, or backticks in a row, which could turn it into code
 */
function oneLine(text: string): string {
  if (/``|\n/.test(text)) throw new Error(`"${text}" has a line break or two backticks in a row.`);
  return text;
}

/** Converts a contract's text to MDX. Escapes all Markdown and MDX syntax except inline code, which is allowed. */
export function prose(text: string): string {
  return oneLine(text)
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[\\{}<>*_[\]|~]/g, '\\$&')))
    .join('');
}

/** Formats text as inline code. */
export function code(value: string): string {
  return oneLine(value).includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``;
}

/** Returns the comment that sets a heading's anchor. */
export const anchorComment = (id: string) => `{/* #${id} */}`;

/** Returns a heading with a fixed anchor. */
export function heading(level: number, title: string, id: string): string {
  return `${'#'.repeat(level)} ${title} ${anchorComment(id)}`;
}

/** Returns a fenced code block. `meta` is the text after the language. */
export function fence(language: 'bash' | 'json' | 'python' | 'text', content: string, meta = ''): string {
  return `\`\`\`${language}${meta && ` ${meta}`}\n${content}\n\`\`\``;
}

/** Maps each column heading to a function that returns an entry's cell as one line of Markdown. */
export type Columns<Entry> = Record<string, (entry: Entry) => string | false | null | undefined>;

/**
 * Returns a table with one row per entry.
 * @param empty text for an empty cell
 */
export function table<Entry>(entries: readonly Entry[], columns: Columns<Entry>, empty = '–'): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  const heads = Object.keys(columns);
  const rows = entries.map((entry) => Object.values(columns).map((cell) => cell(entry) || empty));
  return [heads, heads.map(() => '---'), ...rows].map(line).join('\n');
}

/** Joins the non-empty parts with blank lines. */
export function blocks(parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** The first fact of a required entry. */
export const required = '**required**';

/** Joins an entry's non-empty facts on one line. */
function joinFacts(facts: (string | false | undefined)[]): string {
  return facts.filter(Boolean).join(' · ');
}

/** Returns the start of an entry: its heading and facts. */
export function entryHead(title: string, facts: (string | false | undefined)[]): string {
  const line = joinFacts(facts);
  return blocks(['<EntryHead>', title, line && `<Facts>${line}</Facts>`, '</EntryHead>']);
}

/** Returns a list item with a name, text, and facts. */
export function row(name: string, facts: (string | false | undefined)[], text: string): string {
  const line = joinFacts(facts);
  return `- ${name} ${text}${line && ` <RowFacts>${line}</RowFacts>`}`;
}

/** Marks list items as rows. Returns false if there are none. */
export function rows(items: string[]): string | false {
  return items.length > 0 && `<Rows>\n\n${items.join('\n')}\n\n</Rows>`;
}

type Bound = number | string | undefined;

/** Returns a range in words, such as `1 to 8 entries`, or undefined if both bounds are missing. */
export function range(minimum: Bound, maximum: Bound, one = '', many = ''): string | undefined {
  const word = (maximum ?? minimum) === 1 ? one : many;
  const suffix = word && ` ${word}`;
  if (minimum !== undefined && maximum !== undefined)
    return minimum === maximum ? `exactly ${minimum}${suffix}` : `${minimum} to ${maximum}${suffix}`;
  if (minimum !== undefined) return `at least ${minimum}${suffix}`;
  return maximum === undefined ? undefined : `at most ${maximum}${suffix}`;
}
