import { expect, renderAll, test, visit } from '../lib/test';

test('section headings are smaller than page headings, and the links at the end are as high as their text', async ({
  page,
}) => {
  await page.goto('/docs/reference/configuration/agent-config');
  await expect(page.getByRole('heading', { name: 'Full sample' })).toHaveCSS('font-size', '26px');
  expect((await page.getByRole('navigation', { name: 'Docs pages' }).boundingBox())?.height).toBeLessThan(120);
});

test('every column of a table is visible next to the JSON', async ({ page }) => {
  await page.goto('/docs/reference/configuration/dip-config');
  const cut = await page
    .locator('.table-region')
    .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent));
  expect(cut).toEqual([]);
});

test('on a desktop, short code in a table cell stays on one line', async ({ page }) => {
  await page.goto('/docs/self-hosted/run');
  const broken = await page
    .locator('td code')
    .evaluateAll((codes) =>
      codes
        .filter((code) => String(code.textContent).length <= 20 && code.getClientRects().length > 1)
        .map((code) => code.textContent),
    );
  expect(broken).toEqual([]);
});

test('a short command in a heading stays on one line', async ({ page }) => {
  await page.goto('/docs/reference/cli/account');
  const heading = page.getByRole('heading', { name: 'benchloom login' });
  expect(await heading.evaluate((element) => element.getClientRects()[0]?.height)).toBeLessThan(36);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

  test('without a title, code has no bar, and a command wraps between its arguments next to its button', async ({
    page,
  }) => {
    await page.goto('/docs/how-to/first-job');
    const untitled = page.locator('.theme-code-block:has(> .code-copy:first-child)');
    const command = untitled.filter({ hasText: /^benchloom doctor$/ }).first();
    expect(await command.boundingBox()).toMatchObject({ height: 44 });
    const longer = untitled.filter({ hasText: 'udev install' });
    expect((await longer.locator('code').boundingBox())?.y).toBe((await longer.boundingBox())?.y);
    await page.goto('/docs/how-to/create-install-job');
    const cut = await page
      .locator('pre.language-bash')
      .filter({ hasText: /^[^\n]*$/ })
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).map((pre) => pre.textContent));
    expect(cut).toEqual([]);
  });

  test('no line starts with the punctuation that follows a term', async ({ page }) => {
    await page.goto('/docs/how-to/write-test');
    await renderAll(page);
    const term = page.getByRole('button', { name: 'flaky' }).first();
    const widths = await term.evaluate((button: HTMLElement) => {
      const paragraph = button.closest('p') as HTMLElement;
      const text = [...paragraph.childNodes].find((node) => node.textContent?.startsWith(',')) as Text;
      const comma = document.createRange();
      comma.setStart(text, 0);
      comma.setEnd(text, 1);
      return Array.from({ length: 200 }, (_, index) => 150 + index).filter((width) => {
        paragraph.style.inlineSize = `${width}px`;
        return comma.getBoundingClientRect().top > button.getBoundingClientRect().bottom;
      });
    });
    expect(widths, 'widths in px that move the comma to the next line').toEqual([]);
  });

  test('a flag stays on one line, together with the punctuation after it', async ({ page }) => {
    await page.goto('/docs/reference/cli');
    for (const width of [368, 388, 420]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('p > code, li > code').evaluateAll((codes) =>
        codes
          .filter((code) => {
            const line = document.createRange();
            line.selectNodeContents(code);
            if (/^[,.)]/.test(code.nextSibling?.textContent ?? '')) line.setEnd(code.nextSibling as Node, 1);
            return /^--\S+$/.test(String(code.textContent)) && line.getBoundingClientRect().height > 30;
          })
          .map(({ textContent }) => textContent),
      );
      expect(broken, `flags at ${width} px`).toEqual([]);
    }
  });

  test('an empty cell takes up no space', async ({ page }) => {
    await visit(page, '/docs/reference/cli/dip#dip-show-fields');
    const empty = page.locator('tr', { hasText: 'The fields of dip list' }).locator('td').first();
    expect(await empty.boundingBox()).toMatchObject({ width: 0, height: 0 });
  });

  for (const route of [
    '/docs/self-hosted/run',
    '/docs/integrations/github',
    '/docs/how-to/first-job',
    '/privacy-notice',
  ]) {
    test(`${route} shows table rows without the table head, which screen readers still read`, async ({ page }) => {
      await visit(page, route);
      const tables = page.locator('main .table-region table').filter({ visible: true });
      expect(await tables.count()).toBeGreaterThan(0);
      const wide = await tables.evaluateAll((found) =>
        found
          .map((table) => table.parentElement as HTMLElement)
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent?.slice(0, 60)),
      );
      expect(wide).toEqual([]);
      const cells = tables.locator('td');
      const gone = await cells.evaluateAll((all) => all.filter((cell) => !cell.checkVisibility()).length);
      expect(gone, 'cells missing, so those after them have the wrong header').toBe(0);
      const heads = await tables.locator('thead th').count();
      await expect(tables.getByRole('columnheader')).toHaveCount(heads);
    });
  }
});

test("with a mouse, a heading's link appears on hover and focus", async ({ page }) => {
  await visit(page, '/docs/how-to/write-test');
  const link = page.getByRole('link', { name: 'Link to Check the result' });
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: 'Check the result' }).hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
});
