import type { Locator, Page } from '@playwright/test';

/** Copies text to the clipboard and presses the paste shortcut. */
export async function paste(page: Page, box: Locator, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}
