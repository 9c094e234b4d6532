import type { Locator, Page } from '@playwright/test';

/** Copies text to the clipboard and presses the paste shortcut. */
export async function paste(page: Page, box: Locator, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

/** Drops a file from disk on a box, as a visitor would. */
export async function drop(page: Page, box: Locator, file: string): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data });
  }
}
