import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessibility';
import { type BuildName, buildDirectory, tagOf } from '../lib/builds';
import { chunkOf, interceptFile } from '../lib/chunks';
import { serveBuild } from '../lib/server';
import { fullIf } from '../lib/tags';
import { collectComplaints, expect, holdRequests, hydrated, navbarLink, test } from '../lib/test';

const plansText = 'What differs';

test('the scripts start by themselves when nobody touches the page', async ({ page }) => {
  await page.goto('/plans');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('the stylesheet loads after the first paint, and the scripts after that', async ({ page }) => {
  await page.goto('/plans');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const times = await page.evaluate(() => {
    const startOf = (part: string) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime;
    return [performance.getEntriesByName('first-paint')[0]?.startTime, startOf('/assets/css/'), startOf('/js/main.')];
  });
  expect(times).not.toContain(undefined);
  expect(times).toEqual(times.toSorted((a, b) => Number(a) - Number(b)));
});

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('while the next page loads', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(
      `the old page stays, then a spinner appears in the main area (motion: ${reducedMotion})`,
      fullIf(reducedMotion === 'reduce'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion });
        const release = await holdRequests(page, `**/${chunkOf('default', plansText)}`);
        await page.clock.install();
        await page.goto('/solutions');
        await hydrated(page);
        await page.clock.pauseAt(Date.now() + 60_000);
        const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
        await navbarLink(page, 'Plans').click();
        await expect(page).toHaveURL(/\/plans$/);
        await page.clock.runFor(150);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solutions');
        await expect(spinner).toHaveCount(0);
        await page.clock.runFor(100);
        await expect(spinner).toBeVisible();
        const box = await spinner.boundingBox();
        const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
        expect(box?.y).toBeCloseTo((navbar?.height ?? 0) - 1, -1);
        await expect(navbarLink(page, 'Consulting')).toBeVisible();
        const moving = await spinner.evaluate((element) => element.getAnimations({ subtree: true }).length);
        expect(moving).toBe(reducedMotion === 'reduce' ? 0 : 1);
        release();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
        await expect(spinner).toHaveCount(0);
      },
    );
  }

  for (const [what, act, heading] of [
    ['a double press', (page: Page) => navbarLink(page, 'Plans').dblclick(), 'Plans'],
    [
      'a press and Back',
      async (page: Page) => {
        await navbarLink(page, 'Plans').click();
        await page.goBack();
      },
      'Solutions',
    ],
  ] as const) {
    test(`after ${what}, no spinner covers the page that has come`, async ({ page }) => {
      const release = await holdRequests(page, `**/${chunkOf('default', plansText)}`);
      await page.clock.install();
      await page.goto('/solutions');
      await hydrated(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await act(page);
      await page.clock.runFor(150);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.clock.runFor(300);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    });
  }
});

for (const build of ['default', 'portable'] as const) {
  test.describe(`first load fails on the ${build} build`, tagOf(build), () => {
    test.use({ build });

    const failures: [what: string, file: () => RegExp, text: RegExp][] = [
      ['the runtime', () => /\/runtime~main\.[^/]*\.js$/, /Loading \/assets\/js\/runtime~main\.\w+\.js failed\./],
      ['the main script', () => /\/main\.[^/]*\.js$/, /Loading \/assets\/js\/main\.\w+\.js failed\./],
      ['the chunk of the page', () => new RegExp(`/${chunkOf(build, plansText)}$`), /ChunkLoadError: .*failed[^)]*\)/],
    ];

    for (const [what, file, text] of failures) {
      test(
        `${what}: text stays readable, a red box offers Retry, Retry gives the working page`,
        fullIf(what === 'the runtime'),
        async ({ page }) => {
          const failing = await interceptFile(page, file(), (route) => route.abort());
          await page.goto('/plans');
          const box = page.getByRole('alert');
          await expect(box).toHaveText(new RegExp(`${text.source}\\s*Retry`));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
          await expect(page.getByRole('cell', { name: 'Not included' }).first()).toBeVisible();
          await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
          await page.evaluate(() => Object.assign(window, { untouched: true }));
          await page.evaluate(() => window.scrollTo(0, 300));

          await box.getByRole('button', { name: 'Retry' }).click();
          await expect.poll(() => failing.seen.requests).toBeGreaterThan(1);
          await expect(box).toBeVisible();

          await failing.stop();
          await box.getByRole('button', { name: 'Retry' }).click();
          await hydrated(page);
          await expect(box).toHaveCount(0);
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toHaveCount(1);
          await expect(heading).toBeFocused();
          expect(await page.evaluate(() => 'untouched' in window), 'the page was not loaded again').toBe(true);
          await navbarLink(page, 'Consulting').click();
          await expect(heading).toHaveText('Consulting');
        },
      );
    }

    test('a lazy part that fails shows the red box in its place and recovers on Retry', async ({ page }) => {
      // Where the address cannot be normalized before the router reads it, the page is mounted without a preload.
      await page.addInitScript(() => {
        History.prototype.replaceState = () => {};
      });
      const chunk = `**/${chunkOf(build, plansText)}`;
      const release = await holdRequests(page, chunk, (route) => route.abort());
      await page.goto('/plans/index.html', { waitUntil: 'commit' });
      await hydrated(page);
      release();
      const box = page.getByRole('alert');
      await expect(box).toHaveText(/ChunkLoadError: .*failed.*Retry/s);
      await page.unroute(chunk);
      await box.getByRole('button', { name: 'Retry' }).click();
      await expect(box).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Plans' }).first()).toBeVisible();
    });

    test('a navigation whose preload fails warns once and loads the target page once', async ({ page }) => {
      const failing = await interceptFile(page, chunkOf(build, plansText), (route) => route.abort());
      await page.goto('/solutions');
      await hydrated(page);
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
      await navbarLink(page, 'Plans').click();
      await reloaded;
      await failing.stop();
      await page.waitForLoadState('load');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
      await expect(page).toHaveURL(/\/plans$/);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatch(/ChunkLoadError/);
      expect(loads).toBe(1);
    });

    test('an old tab after a new deploy: the next click lands on the page of the new deploy', async ({ page }) => {
      const chunk = chunkOf(build, plansText);
      await page.goto('/solutions');
      await hydrated(page);
      // The new deploy no longer has the chunk that the old tab asks for; its own HTML brings the new one.
      let deployed = false;
      await page.route('**/plans', async (route) => {
        deployed = true;
        await route.continue();
      });
      await interceptFile(page, chunk, (route) =>
        deployed ? route.continue() : route.fulfill({ status: 404, body: '' }),
      );
      await navbarLink(page, 'Plans').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
      await hydrated(page);
      expect(deployed).toBe(true);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

test('while the server is down a click leads to the error page of the browser, and to the site once it is back', async ({
  page,
}) => {
  const build: BuildName = 'default';
  const server = await serveBuild(buildDirectory(build));
  // Nothing may be fetched in the background before the server goes down.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
  await page.goto(`${server.origin}/solutions`);
  await hydrated(page);
  await server.close();
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await navbarLink(page, 'Plans').click();
  await failed;
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toHaveCount(0);
  const again = await serveBuild(buildDirectory(build), '/', server.port);
  await page.goto(`${server.origin}/plans`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
  await again.close();
});

test('the red box has no findings of axe', async ({ page }) => {
  await interceptFile(page, /\/main\.[^/]*\.js$/, (route) => route.abort());
  await page.goto('/plans');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('a healthy first load shows no box', async ({ page, baseURL }) => {
  const complaints = collectComplaints(page, String(baseURL));
  await page.goto('/plans');
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
