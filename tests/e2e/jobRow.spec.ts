import { fullIf } from '../lib/tags';
import { expect, test } from '../lib/test';

const states = ['queued', 'preparing', 'installing', 'booting', 'running', 'collecting'];

for (const width of [375, 996, 1440]) {
  test(`at ${width} px, the six parts are in the order of their use`, fullIf(width !== 375), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /^From build to check run/ }) });
    const parts = section.getByRole('listitem');
    await expect(parts).toHaveText(states.map((state) => new RegExp(`^from ${state}`)));
    const lefts = await parts.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    if (width === 1440) expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
    await expect(section.getByRole('link', { name: 'See a sample file for each part' })).toBeVisible();
  });
}
