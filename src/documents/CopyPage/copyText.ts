/**
 * Copies text that may still be loading. Calls the clipboard API immediately, because browsers allow calls only shortly
 * after a click.
 * @throws {Error} if the text fails to load or the browser refuses
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
