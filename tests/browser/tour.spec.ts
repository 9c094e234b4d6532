// Checks what must be true on every page. Loads each page once through nginx, with a real host's headers.
import type { Page } from '@playwright/test';
import { version } from '../../package.json';
import { storageKeys } from '../../src/marketing/content/storage';
import { accessibilityFindings } from '../lib/accessibility';
import { lostInPrint, overflow, overlaps, printFaults, widths } from '../lib/fit';
import { leftItems, navbarSource } from '../lib/navbarItems';
import { test } from '../lib/nginx';
import { allRoutes, isDocument, isGuide, marketingRoutes, oneOfEachPageType, staticPage } from '../lib/site';
import { expect, hydrated } from '../lib/test';
import { variants } from '../lib/variants';

/** The most requests before the load event, without fonts and icon: the page itself and one image. */
const mostRequests = 2;

function currentItemOf(route: string): string[] {
  if (isDocument(route)) return ['Documentation'];
  // This navbar item links to a section of the home page, but it also has its own page.
  if (route === '/features') return ['Features'];
  return leftItems.filter(([, to]) => to === route).map(([label]) => label);
}

/** Returns the site's paths requested before the load event, without fonts and icon. */
function requestsBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const early = resources.filter(({ startTime }) => startTime < Number(document?.loadEventStart));
    const own = early.map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin);
    return [location.pathname, ...own.map(({ pathname }) => pathname)].filter((name) => !/\.woff2$|favicon/.test(name));
  });
}

/** Returns the scripts, styles, and links before a page's policy, or all of them if the page has no policy. */
function beforePolicy(html = ''): string[] {
  const [before = ''] = html.split(/<meta http-equiv="Content-Security-Policy" content="default-src /);
  return before.match(/<(?:script|style|link)\b[^>]*>/g) ?? [];
}

/** How high a page may be on a phone, in pixels: a guide ends before a reader stops. */
function mostHeight(route: string): number {
  if (route === '/docs/quick-start') return 3500;
  return isGuide(route) ? 15_000 : Number.POSITIVE_INFINITY;
}

/** Returns how high the page is, in pixels. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Pages with all parts that only a phone has. */
const phonePages = ['/', '/docs/quick-start'];

/** One page of each type stands for the others. Each night, the tour visits all of them, and checks all at each width. */
const others = allRoutes.filter((route) => !oneOfEachPageType.includes(route));
const isNight = Boolean(process.env.NIGHTLY);

for (const route of variants(oneOfEachPageType, others)) {
  test(`${route} meets the rules for every page`, async ({ page, context, complaints }) => {
    // On the longest documents, axe takes several seconds.
    test.setTimeout(240_000);
    const soft = expect.configure({ soft: true });

    await test.step('the policy comes first in the head, and the page requests few files before the load event', async () => {
      soft(beforePolicy(await (await page.goto(route))?.text())).toEqual([]);
      soft((await requestsBeforeLoad(page)).length).toBeLessThanOrEqual(mostRequests);
    });

    await test.step('the page hydrates, and the navbar marks the same item as in the static HTML', async () => {
      const $ = staticPage(route);
      const inHtml = $('nav[aria-label="Main"] a[aria-current]').toArray();
      soft(
        inHtml.map((link) => $(link).text()),
        navbarSource,
      ).toEqual(currentItemOf(route));
      await hydrated(page);
      const current = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current]');
      soft(await current.allTextContents(), navbarSource).toEqual(currentItemOf(route));
      await soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await soft(page.getByRole('img', { name: /^$/ }), 'images without a name').toHaveCount(0);
    });

    const isPageType = oneOfEachPageType.includes(route);
    const hasOwnLayout = isNight || isPageType || !isDocument(route);
    for (const width of hasOwnLayout ? widths : [1440, 320]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        soft(await overflow(page), `pixels beyond the right edge at ${width} px`).toBeLessThanOrEqual(0);
        if (width === 375) soft(await heightOf(page), 'height on a phone').toBeLessThanOrEqual(mostHeight(route));
        // A window of 1440 px has room for 720 px at 200% zoom.
        if (width === 720 || width === 320) soft(await overlaps(page), `overlaps at ${width} px`).toEqual([]);
        // Marketing pages share their colors, and all pages share the parts that only a phone has.
        if ((hasOwnLayout && width === 1440) || ((isNight || phonePages.includes(route)) && width === 375))
          soft(
            await accessibilityFindings(page, 'html', isNight || (isPageType && width === 1440)),
            `axe at ${width} px`,
          ).toEqual([]);
      });
    }

    await test.step('it prints in full, in black on white, and without navigation', async () => {
      // An A4 page has this width between a browser's margins.
      await page.setViewportSize({ width: 718, height: 1000 });
      if (isPageType) soft(await lostInPrint(page), 'text that is missing on paper').toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      await soft(page.getByRole('navigation')).toHaveCount(0);
      soft(await printFaults(page)).toEqual([]);
      const folded = page.locator('main :is([role="tabpanel"], .tab-label, details:not(:has(textarea)) > *)');
      soft(await folded.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length)).toBe(0);
      if (isDocument(route)) {
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
        await soft(page.locator('.printed-source')).toHaveText(`${canonical} · Version ${version}`);
        await soft(page.locator('.printed-source')).toBeVisible();
        await page.emulateMedia({ media: 'screen' });
        await soft(page.locator('.printed-source')).toBeHidden();
      }
    });

    await test.step('it stores only what the privacy notice lists, and sets no cookies', async () => {
      const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      const listed = storageKeys.map(({ key }) => key);
      soft(stored.filter((key) => !listed.includes(key))).toEqual([]);
      soft(await context.cookies()).toEqual([]);
    });

    await test.step("it doesn't log errors, request other origins, or violate the policy", () => {
      soft(complaints).toEqual([]);
    });
  });
}

test("the other marketing pages fit at each width and on paper, and don't log errors", async ({ page, complaints }) => {
  for (const route of marketingRoutes.filter((each) => others.includes(each))) {
    await page.goto(route);
    // The stylesheet arrives after the first paint.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft(await overflow(page), `pixels beyond the right edge of ${route} at ${width} px`)
        .toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    expect.soft(await printFaults(page), `${route} on paper`).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
  expect(complaints).toEqual([]);
});
