import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { load } from 'cheerio';
import { buildDirectory } from '../lib/builds';
import { docsRoutes, marketingRoutes } from '../lib/site';
import { expect, test, visit } from '../lib/test';

/** Size limits, about 15% above the current sizes. Sizes in bytes are after maximum Brotli compression. */
const budgets = {
  /** Everything outside `<main>` on a documentation page. Every page has this fixed cost. */
  docsFrame: 14_000,
  /** Marketing pages include the heading font. */
  marketingPage: 19_700,
  homePage: 27_200,
  /** The scripts on every documentation page. The content of a page adds about 4 kB per 1,100 words. */
  docsScripts: 138_800,
};

const brotli = (content: string | Buffer) => brotliCompressSync(content).length;

// Analytics would add to the size of each page.
const directory = buildDirectory('plain');
const pageOf = (route: string) => readFileSync(path.join(directory, route, 'index.html'), 'utf8');

/** Returns one line for each page that exceeds its budget. */
function excess(routes: readonly string[], cost: (route: string) => number, budget: number): string[] {
  return routes
    .map((route) => ({ route, over: cost(route) - budget }))
    .filter(({ over }) => over > 0)
    .map(({ route, over }) => `${route} is ${over} over its budget of ${budget}`);
}

function withoutMain(route: string): string {
  const $ = load(pageOf(route));
  $('main').empty();
  return $.html();
}

test('each documentation page stays within its byte budget, not counting its content', () => {
  expect(excess(docsRoutes, (route) => brotli(withoutMain(route)), budgets.docsFrame)).toEqual([]);
});

test('each marketing page stays within its byte budget', () => {
  const others = marketingRoutes.filter((route) => route !== '/');
  expect(excess(others, (route) => brotli(pageOf(route)), budgets.marketingPage)).toEqual([]);
  expect(excess(['/'], (route) => brotli(pageOf(route)), budgets.homePage)).toEqual([]);
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

test.use({ build: 'plain' });

test('the scripts of every documentation page stay within their budget', async ({ page }) => {
  // These documents are so different that any script they both load is on every documentation page.
  const lists = [await scriptsOf(page, '/docs/'), await scriptsOf(page, '/docs/self-hosted/setup')] as const;
  const everywhere = lists[0].filter((script) => lists[1].includes(script));
  expect(everywhere.some((script) => script.includes('/main.'))).toBe(true);
  const own = lists.map((list) => list.filter((script) => !everywhere.includes(script)).length);
  expect(Math.max(...own), 'script files that only one of the two pages loads').toBeLessThanOrEqual(3);
  const bytes = everywhere.map((script) => brotli(readFileSync(path.join(directory, script))));
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.docsScripts);
});
