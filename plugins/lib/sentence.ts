/** Returns text as a sentence, with a period if it has no punctuation at its end. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
