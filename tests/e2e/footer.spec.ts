import { version } from '../../package.json';
import { fullIf } from '../lib/tags';
import { expect, test } from '../lib/test';

const columns = {
  Products: [
    ['Platform', '/'],
    ['Key features', '/#features'],
    ['Plans', '/plans'],
  ],
  Resources: [
    ['Documentation', '/docs/'],
    ['Release notes', '/docs/release-notes'],
    ['Contact us', '/contact'],
  ],
  Company: [
    ['About us', '/about-us'],
    ['Terms of use', '/terms-of-use'],
    ['Privacy notice', '/privacy-notice'],
  ],
};

for (const route of ['/', '/docs/troubleshoot', '/no-such-page']) {
  test(
    `on ${route}, the footer has the email, three columns with headings, and the title block`,
    fullIf(route === '/no-such-page'),
    async ({ page }) => {
      await page.goto(route);
      const footer = page.getByRole('contentinfo');
      const source = 'docusaurus.config.ts: footer; if intentional, also change `columns` here';
      expect(await footer.getByRole('heading').allTextContents(), source).toEqual(Object.keys(columns));
      for (const [title, links] of Object.entries(columns)) {
        const column = footer.locator('div', { has: page.getByRole('heading', { name: title }) }).last();
        const found = await column
          .getByRole('link')
          .evaluateAll((elements) => elements.map((link) => [link.textContent, link.getAttribute('href')]));
        expect(found, source).toEqual(links);
      }
      await expect(footer.getByText(/^Copyright © 2026 Benchloom$/)).toBeVisible();
      await expect(footer.getByText(`Rev ${version}`)).toBeVisible();
      await expect(footer.getByText('Date November 2026', { exact: true })).toBeVisible();
    },
  );
}

test("the email link has no icon and doesn't open a new tab", async ({ page }) => {
  await page.goto('/');
  const mail = page.getByRole('contentinfo').getByRole('link', { name: 'hello@benchloom.example', exact: true });
  await expect(mail).toHaveAttribute('href', 'mailto:hello@benchloom.example');
  await expect(mail).not.toHaveAttribute('target');
  await expect(mail.locator('svg')).toHaveCount(0);
});
