import { createHash } from 'node:crypto';

/** Hashes of inline scripts and styles as policy sources, `'sha256-…'`, sorted. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const quoted = `"[^"]*"|'[^']*'`;
const commentOrTag = new RegExp(`<!--[\\s\\S]*?-->|<([a-zA-Z][\\w-]*)((?:${quoted}|[^>"'])*)>`, 'g');
const scriptType = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/;

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s"'])${name}(?:\\s*=\\s*("[^"]*"|'[^']*'|[^\\s"'>]+))?(?=[\\s"'/]|$)`, 'i').exec(
    attributes,
  );
  return found ? (found[1] ?? '').replace(/^["']|["']$/g, '') : undefined;
}

/** Returns the inline scripts and styles of a page, without data blocks such as JSON-LD. */
export function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: [] as string[], styles: [] as string[] };
  commentOrTag.lastIndex = 0;
  for (let match = commentOrTag.exec(html); match; match = commentOrTag.exec(html)) {
    const name = match[1]?.toLowerCase();
    if (name !== 'script' && name !== 'style') continue;
    const attributes = match[2] ?? '';
    const start = commentOrTag.lastIndex;
    const end = new RegExp(`</${name}[\\s/>]`, 'i').exec(html.slice(start))?.index ?? html.length - start;
    const text = html.slice(start, start + end);
    commentOrTag.lastIndex = start + end;
    if (name === 'style') found.styles.push(text);
    else if (attribute(attributes, 'src') === undefined && scriptType.test(attribute(attributes, 'type') ?? ''))
      found.scripts.push(text);
  }
  return found;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of the inline code in a page, without duplicates. */
export function inlineHashes(html: string): InlineHashes {
  const { scripts, styles } = inlineCode(html);
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hash))].sort();
  return { scripts: hashes(scripts), styles: hashes(styles) };
}
