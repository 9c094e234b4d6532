import type { Page } from '@playwright/test';

/** Starts adding up a page's layout shifts. Call this before you open the page. */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of all layout shifts so far, rounded to three decimal places. */
export async function shiftOf(page: Page): Promise<number> {
  return Number((await page.evaluate(() => (window as unknown as { shift: number }).shift)).toFixed(3));
}
