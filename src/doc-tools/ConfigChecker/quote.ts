const maxLength = 60;

/** Control and direction characters, which would change the text around them. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Text of a visitor's file with its invisible characters written out. */
export function escapeInvisible(text: string): string {
  return text.replace(invisible, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
}

/** The same for a message: short, and without backticks, which mark code there. */
export function clip(text: string): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return escapeInvisible(short).replaceAll('`', 'ˋ');
}

/** The same as code between backticks. */
export function quote(text: string): string {
  return `\`${clip(text)}\``;
}
