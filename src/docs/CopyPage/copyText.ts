/**
 * Puts a text that is still on its way on the clipboard. Asks at once, because a browser may forbid it
 * when the press is some time ago.
 * @throws {Error} when the text does not come or the browser refuses.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
