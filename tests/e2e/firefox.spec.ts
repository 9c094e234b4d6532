import { spawnSync } from 'node:child_process';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { expect, test } from '../lib/test';

const commands = ['firefox-esr', 'firefox'];

/** Path of an installed Firefox; `FIREFOX` wins. */
function findFirefox(): string | undefined {
  if (process.env.FIREFOX) return process.env.FIREFOX;
  return commands
    .map((command) => spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim())
    .find(Boolean);
}

const firefox = findFirefox();
const noFirefox = 'no Firefox found: install the package "firefox-esr", or set FIREFOX to its path';

const heading = (page: Page) => page.$eval('h1', (element) => element.textContent);

async function waitForHeading(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, {}, text);
}

async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

test.describe('stock Firefox, through WebDriver BiDi', () => {
  test.skip(!firefox, noFirefox);
  test.describe.configure({ mode: 'serial', timeout: 90_000 });

  let browser: Browser;

  test.beforeAll(async () => {
    browser = await launch({ browser: 'firefox', executablePath: firefox, headless: true });
  });

  test.afterAll(async () => {
    await browser?.close();
  });

  test('navigation in the site works', async ({ baseURL }) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${baseURL}/plans`);
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { untouched: true }));
    await page.click('nav a[href="/consulting"]');
    await waitForHeading(page, 'Consulting');
    expect(await page.evaluate(() => 'untouched' in window), 'the page was not loaded again').toBe(true);
    await page.goBack();
    await waitForHeading(page, 'Plans');
    await page.close();
  });

  test('the menu opens and leads to a page', async ({ baseURL }) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 375, height: 800 });
    await page.goto(`${baseURL}/`);
    await waitForHydration(page);
    await page.click('.navbar__toggle');
    await page.waitForSelector('.navbar-sidebar a[href="/solutions"]', { visible: true });
    await page.click('.navbar-sidebar a[href="/solutions"]');
    await waitForHeading(page, 'Solutions');
    await page.close();
  });

  test('Retry recovers a first load that failed', async ({ baseURL }) => {
    const page = await browser.newPage();
    let failing = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (failing && /\/assets\/js\/main\./.test(request.url())) void request.abort();
      else void request.continue();
    });
    await page.goto(`${baseURL}/plans`, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('[role="alert"] button');
    expect(await heading(page)).toBe('Plans');
    failing = false;
    await page.click('[role="alert"] button');
    await waitForHydration(page);
    expect(await page.$('[role="alert"]')).toBeNull();
    expect(await page.$$eval('h1', (headings) => headings.length)).toBe(1);
    await page.close();
  });
});
