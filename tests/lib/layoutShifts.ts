import type { Page } from '@playwright/test';

/** Adds up a page's layout shifts from its start. Call it before the page is opened. */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of the layout shifts so far, to three decimal places. */
export async function shiftOf(page: Page): Promise<number> {
  return Number((await page.evaluate(() => (window as unknown as { shift: number }).shift)).toFixed(3));
}
