/**
 * Text of a contract as MDX: signs that MDX reads as code are escaped outside of inline code.
 * Contract texts use inline code and nothing else of Markdown.
 */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[\\{}<>*_[\]|~]/g, '\\$&')))
    .join('');
}

/** A value as inline code; JSON unless it is a string that is shown as it is typed. */
export function code(value: string): string {
  return value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``;
}

/** A heading with a fixed anchor. */
export function heading(level: number, title: string, id: string): string {
  return `${'#'.repeat(level)} ${title} {/* #${id} */}`;
}

/** A fenced block; `meta` is what stands behind the language. */
export function fence(language: 'bash' | 'json' | 'python' | 'text', content: string, meta = ''): string {
  return `\`\`\`${language}${meta && ` ${meta}`}\n${content}\n\`\`\``;
}

/** A table; cells are Markdown and must not hold a line break. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Parts of a page, with an empty line between them; empty parts are left out. */
export function blocks(parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
