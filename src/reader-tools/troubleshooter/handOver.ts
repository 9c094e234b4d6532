/** The session storage key by which the documentation home hands a text over to the Troubleshoot page. */
const key = 'troubleshoot';

/** The text in the field of the Troubleshoot page. It's only in memory, so a reload forgets it. */
export const kept = { text: '' };

/** Keeps text for the next page. Without storage, that page opens empty. */
export function handOver(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {}
}

/** Returns the text from the previous page, once. */
export function takeOver(): string {
  try {
    const text = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return '';
  }
}
