import type { Page } from '@playwright/test';
import { expect, navbarLink, test, visit } from '../lib/test';

/**
 * Returns the sorted head elements that the page's components render, and the attributes of html and body. Omits
 * `data-rh` on html, because the order of its values depends on the pages visited before.
 */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const attributes = ({ attributes }: Element) => [...attributes].map(({ name, value }) => `${name}="${value}"`);
    return {
      title: document.title,
      tags: [...document.head.querySelectorAll('[data-rh]:not(title)')]
        .map((tag) => `${tag.tagName} ${attributes(tag).sort().join(' ')} ${tag.textContent}`)
        .sort(),
      html: attributes(document.documentElement)
        .filter((attribute) => !/^data-rh=/.test(attribute))
        .sort(),
      body: attributes(document.body).sort(),
    };
  });

const steps: [link: string, route: string][] = [
  ['Plans', '/plans'],
  ['Documentation', '/docs/'],
  ['About Us', '/about-us'],
  ['Solutions', '/solutions'],
];

test('a page opened by a link gets the same head as one opened by its URL', async ({ page }) => {
  await visit(page, '/');
  for (const [link, route] of steps) {
    await navbarLink(page, link).click();
    await expect(page).toHaveURL(route);
    const direct = await page.context().newPage();
    await visit(direct, route);
    const expected = await headOf(direct);
    await direct.close();
    await expect.poll(() => headOf(page), route).toEqual(expected);
  }
});
