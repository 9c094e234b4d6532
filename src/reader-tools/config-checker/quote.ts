const maxLength = 60;

/** Control and format characters, which could change how the surrounding text looks, and special spaces. */
const invisible = /(?! )[\p{Cc}\p{Cf}\p{Z}]/gu;

/** Escapes invisible characters, shortens the text, and replaces backticks, which mark code in messages. */
export function clip(text: string): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  const escaped = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  return short.replace(invisible, escaped).replaceAll('`', 'ˋ');
}

/** Returns clipped text between backticks. */
export function quote(text: string): string {
  return `\`${clip(text)}\``;
}
