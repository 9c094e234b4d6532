import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessibility';
import { type BuildName, tagOf } from '../lib/builds';
import { chunkOf, chunksWith, rewriteScript } from '../lib/chunks';
import { expect, hydrated, test } from '../lib/test';

const crash = '(()=>{if(window.crashes)throw new Error("boom",{cause:new Error("the root cause")})})()';

/** The title of the home page, which its component reads outside the layout. */
const homeTitle = /\w+\.\w+\.tagline/;

/** Makes the first place of a script that renders a text, or that matches, throw while `window.crashes` is set. */
async function crashWhereItSays(page: Page, build: BuildName, file: string, text: string | RegExp): Promise<void> {
  const place = typeof text === 'string' ? `"${text}"` : text;
  await rewriteScript(page, build, file, (source) => source.replace(place, (found) => `(${crash},${found})`));
}

async function startCrashing(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { crashes: true }));
}

const stopCrashing = (page: Page) => page.evaluate(() => Object.assign(window, { crashes: false }));

test.use({ viewport: { width: 1440, height: 900 } });

for (const build of ['default', 'portable'] as const) {
  test.describe(`on the ${build} build`, tagOf(build), () => {
    test.use({ build });

    test('a crash in a page shows the crash page with all messages; Try again recovers', async ({ page }) => {
      await crashWhereItSays(page, build, chunkOf(build, 'What differs'), 'Run your first test without hardware');
      await startCrashing(page);
      await page.goto('/plans');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('This page crashed.');
      await expect(page.getByRole('main')).toContainText('boom');
      await expect(page.getByRole('main')).toContainText('Cause:');
      await expect(page.getByRole('main')).toContainText('the root cause');
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading).toHaveText('This page crashed.');
      await stopCrashing(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading).toHaveText('Plans');
    });

    test('a crash of the page component has the title Page Error and the same text; Try again recovers', {
      tag: '@full',
    }, async ({ page }) => {
      await crashWhereItSays(page, build, chunkOf(build, 'How a job travels'), homeTitle);
      await startCrashing(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await expect(page).toHaveTitle('Page Error');
      await expect(page.getByText('the root cause')).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }),
      ).toBeVisible();
      await stopCrashing(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Every build, tested/);
    });

    test('a crash of the layout has the title Page Error and the same text', async ({ page }) => {
      const [main = ''] = chunksWith(build, '"Rev "');
      await crashWhereItSays(page, build, main, 'Rev ');
      await startCrashing(page);
      await page.goto('/plans');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await expect(page).toHaveTitle('Page Error');
      await stopCrashing(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
    });

    test('a page module without default export says so on the crash page', async ({ page }) => {
      const chunk = chunkOf(build, 'What differs');
      await rewriteScript(page, build, chunk, (source) =>
        source.replaceAll(/\bdefault:(?=\(\)=>|function)/g, 'missing:'),
      );
      await page.goto('/plans');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await expect(page.getByText(/The page component at \/plans doesn't have a default export/)).toBeVisible();
      await expect(page).toHaveTitle('Page Error');
    });
  });
}

test('a crash does not outlive a navigation', { tag: '@full' }, async ({ page }) => {
  await crashWhereItSays(page, 'default', chunkOf('default', 'What differs'), 'Run your first test without hardware');
  await startCrashing(page);
  await page.goto('/plans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Consulting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consulting');
  await hydrated(page);
});

test('a crash after a click on a link has the focus on its heading, and so has the page after Try again', async ({
  page,
}) => {
  await crashWhereItSays(page, 'default', chunkOf('default', 'What differs'), 'Run your first test without hardware');
  await startCrashing(page);
  await page.goto('/consulting');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page crashed.');
  await expect(heading).toBeFocused();
  await stopCrashing(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(heading).toHaveText('Plans');
  await expect(heading).toBeFocused();
});

test('a crash of the page component does not outlive a navigation', { tag: '@full' }, async ({ page }) => {
  await crashWhereItSays(page, 'default', chunkOf('default', 'How a job travels'), homeTitle);
  await startCrashing(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Consulting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consulting');
  await expect(page).toHaveTitle('Consulting | Benchloom');
});
