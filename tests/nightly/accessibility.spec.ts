import { expect, test, visit } from '../lib/test';

test("screen readers get a drawing's title but none of its labels", async ({ page }) => {
  await visit(page, '/docs/how-to/create-dip');
  const drawing = page.getByRole('figure').getByRole('img').first();
  await expect(drawing).toHaveAccessibleName(/\w/);
  const drawn = await drawing.locator('text').filter({ visible: true }).allTextContents();
  expect(drawn.length).toBeGreaterThan(3);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const named = nodes.filter(({ name, ignored }) => !ignored && drawn.includes(String(name?.value)));
  expect(named.map(({ role, name }) => `${role?.value} ${name?.value}`).filter((text) => /^image/.test(text))).toEqual(
    [],
  );
});

test('in forced colors, drawings keep their background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const route of ['/docs/how-to/create-dip', '/', '/solutions']) {
    await visit(page, route);
    const grounds = await page
      .locator('main svg:has(text)')
      .evaluateAll((drawings) => drawings.map((drawing) => getComputedStyle(drawing).backgroundColor));
    expect(grounds.length).toBeGreaterThan(0);
    const others = grounds.filter((ground) => !['rgb(255, 255, 255)', 'rgb(10, 64, 51)'].includes(ground));
    expect(others, route).toEqual([]);
  }
});
