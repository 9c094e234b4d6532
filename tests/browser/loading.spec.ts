import { plansHead } from '../../src/marketing/content/plans';
import { accessibilityFindings } from '../lib/accessibility';
import { chunkOf, interrupt } from '../lib/chunks';
import { expect, holdRequests, hydrated, navbarLink, test, visit } from '../lib/test';
import { variants } from '../lib/variants';

test('the scripts load even if the visitor does nothing', async ({ page }) => {
  await page.addInitScript(() => addEventListener('load', (event) => event.stopImmediatePropagation(), true));
  await page.goto('/plans');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test.describe('while the next page loads', () => {
  for (const reducedMotion of variants<'no-preference' | 'reduce'>(['no-preference'], ['reduce'])) {
    test(`the old page stays visible, then a spinner appears in the main area (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      const release = await holdRequests(page, `**/${chunkOf('default', '/plans')}`);
      await page.clock.install();
      await visit(page, '/solutions');
      await page.clock.pauseAt(Date.now() + 60_000);
      const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
      await navbarLink(page, 'Plans').click();
      await expect(page).toHaveURL(/\/plans$/);
      await page.clock.runFor(150);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results in minutes, overnight, and all week');
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
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(plansHead.title);
      await expect(spinner).toHaveCount(0);
    });
  }

  test('after a click and Back, no spinner covers the loaded page', async ({ page }) => {
    const release = await holdRequests(page, `**/${chunkOf('default', '/plans')}`);
    await page.clock.install();
    await visit(page, '/solutions');
    await page.clock.pauseAt(Date.now() + 60_000);
    await navbarLink(page, 'Plans').click();
    await page.goBack();
    await page.clock.runFor(150);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results in minutes, overnight, and all week');
    await page.clock.runFor(300);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  });
});

test.describe('when the first load fails', () => {
  type Failure = [what: string, file: () => RegExp];
  const failures = variants<Failure>(
    [['the main script or both', () => /\/(?:runtime~)?main\.[^/]*\.js$/]],
    [
      ['the runtime', () => /\/runtime~main\.[^/]*\.js$/],
      ['the chunk of the page', () => new RegExp(`/${chunkOf('default', '/plans')}$`)],
    ],
  );

  for (const [what, file] of failures) {
    test(`${what}: text stays readable, a red box offers Retry, and Retry loads the working page`, async ({ page }) => {
      const failing = await interrupt(page, file());
      failing.fail();
      await page.goto('/plans');
      const box = page.getByRole('alert');
      await expect(box).toHaveText(
        /^Part of this page didn’t load\. Check your connection, then press Retry\.\s*Retry$/,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(plansHead.title);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      expect(await accessibilityFindings(page, '[role=alert]')).toEqual([]);
      await page.evaluate(() => Object.assign(window, { untouched: true }));
      await page.evaluate(() => window.scrollTo(0, 300));

      const { stopped } = failing.requests;
      await box.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => failing.requests.stopped).toBe(2 * stopped);
      await expect(box).toBeVisible();

      failing.recover();
      await box.getByRole('button', { name: 'Retry' }).click();
      await hydrated(page);
      await expect(box).toHaveCount(0);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).toBeFocused();
      expect(await page.evaluate(() => 'untouched' in window), 'the page was not loaded again').toBe(true);
      await navbarLink(page, 'Consulting').click();
      await expect(heading).toHaveText('Your first bench, every wire drawn');
    });
  }

  test('a red box replaces a lazy component that fails to load, and Retry loads the component', async ({ page }) => {
    // If the URL can't be normalized before the router reads it, the page mounts without preloading.
    await page.addInitScript(() => {
      History.prototype.replaceState = () => {};
    });
    const chunk = `**/${chunkOf('default', '/plans')}`;
    const release = await holdRequests(page, chunk, (route) => route.abort());
    await page.goto('/plans/index.html', { waitUntil: 'commit' });
    await hydrated(page);
    release();
    const box = page.getByRole('alert');
    await expect(box).toHaveText(
      /^This part of the page didn’t load\. Check your connection, then press Retry\.\s*Retry$/,
    );
    await page.unroute(chunk);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: plansHead.title }).first()).toBeVisible();
  });

  test('after a deployment, the next click in an open tab loads the new version of the page', async ({ page }) => {
    const chunk = chunkOf('default', '/plans');
    await visit(page, '/solutions');
    // The new deployment no longer has the chunk that the old tab requests. The new HTML references a new chunk.
    let deployed = false;
    await page.route('**/plans', async (route) => {
      deployed = true;
      await route.continue();
    });
    await page.route(`**/${chunk}`, (route) =>
      deployed ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await navbarLink(page, 'Plans').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plansHead.title);
    await hydrated(page);
    expect(deployed).toBe(true);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
