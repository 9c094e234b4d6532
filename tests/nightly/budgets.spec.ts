import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { buildDirectory } from '../lib/builds';
import { marketingRoutes } from '../lib/site';
import { expect, test, visit } from '../lib/test';

/** Size limits in bytes after maximum Brotli compression, about 15% above the current sizes. */
const budgets = {
  marketingPage: 11_100,
  homePage: 16_000,
  /** The scripts on every documentation page. The content of a page adds about 4 kB per 1,100 words. */
  docsScripts: 138_800,
};

// Analytics would add to the size of each page.
test.use({ build: 'plain' });

const sizeOf = (file: string) => brotliCompressSync(readFileSync(path.join(buildDirectory('plain'), file))).length;

test('each marketing page stays within its byte budget', () => {
  const sizes = marketingRoutes.map((route) => ({ route, size: sizeOf(path.join(route, 'index.html')) }));
  const large = sizes.filter(({ route, size }) => size > (route === '/' ? budgets.homePage : budgets.marketingPage));
  expect(large).toEqual([]);
});

/** Returns the URLs of the scripts that a page loads until it's idle. Ignores prefetched scripts. */
async function scriptsOf(page: Page, route: string): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    if (request.resourceType() === 'script' && !request.headers().purpose) scripts.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await visit(page, route);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  page.off('request', note);
  return [...scripts];
}

test('the scripts of every documentation page stay within their budget', async ({ page }) => {
  // These documents are so different that any script they both load is on every documentation page.
  const [home, setup] = [await scriptsOf(page, '/docs/'), await scriptsOf(page, '/docs/self-hosted/setup')];
  const everywhere = home.filter((script) => setup.includes(script));
  expect(everywhere.some((script) => script.includes('/main.'))).toBe(true);
  const own = [home, setup].map((list) => list.filter((script) => !everywhere.includes(script)).length);
  expect(Math.max(...own), 'script files that only one of the two pages loads').toBeLessThanOrEqual(3);
  expect(everywhere.reduce((sum, script) => sum + sizeOf(script), 0)).toBeLessThanOrEqual(budgets.docsScripts);
});
