/**
 * Converts a text of a contract to MDX: escapes Markdown and MDX syntax, except inline code, the only markup in such texts.
 */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[\\{}<>*_[\]|~]/g, '\\$&')))
    .join('');
}

/** Formats a text as inline code. */
export function code(value: string): string {
  return value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``;
}

/** Returns the comment that gives a heading its anchor. */
export const anchorComment = (id: string) => `{/* #${id} */}`;

/** Returns a heading with a fixed anchor. */
export function heading(level: number, title: string, id: string): string {
  return `${'#'.repeat(level)} ${title} ${anchorComment(id)}`;
}

/** Returns a fenced code block; `meta` is the text after the language. */
export function fence(language: 'bash' | 'json' | 'python' | 'text', content: string, meta = ''): string {
  return `\`\`\`${language}${meta && ` ${meta}`}\n${content}\n\`\`\``;
}

/** Returns a table; cells are Markdown without line breaks. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Joins parts with empty lines, without empty parts. */
export function blocks(parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
