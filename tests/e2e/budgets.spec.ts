import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { load } from 'cheerio';
import { buildDirectory } from '../lib/builds';
import { docsRoutes, marketingRoutes, readBuilt } from '../lib/site';
import { expect, hydrated, test } from '../lib/test';

/** What a page may cost: about 15% more than it does. Bytes are the file's, compressed with brotli at its best. */
const budgets = {
  /** A documentation page without its `<main>`: the fixed cost of every page. */
  docsFrame: 12_800,
  /** With its heading font. */
  marketingPage: 19_700,
  homePage: 27_200,
  /** All scripts that every documentation page runs. Its own text adds 4 kB for 1,100 words. */
  docsScripts: 138_800,
  /** Elements outside a documentation page's `<main>`. */
  docsFrameNodes: 350,
};

const brotli = (content: string | Buffer) => brotliCompressSync(content).length;

const pageOf = (route: string) => readBuilt('default', path.join(route, 'index.html'));

/** One line per page that exceeds its budget. */
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

test("each documentation page's frame keeps its byte budget", () => {
  expect(excess(docsRoutes, (route) => brotli(withoutMain(route)), budgets.docsFrame)).toEqual([]);
});

test("each documentation page's frame keeps its element budget", () => {
  const nodes = (route: string) => {
    const $ = load(pageOf(route));
    return $('*').length - $('main, main *').length;
  };
  expect(excess(docsRoutes, nodes, budgets.docsFrameNodes)).toEqual([]);
});

test('each marketing page keeps its byte budget', () => {
  const others = marketingRoutes.filter((route) => route !== '/');
  expect(excess(others, (route) => brotli(pageOf(route)), budgets.marketingPage)).toEqual([]);
  expect(excess(['/'], (route) => brotli(pageOf(route)), budgets.homePage)).toEqual([]);
});

/** URLs of the scripts that run on a page until it's idle, without those it prefetches. */
async function scriptsOf(page: Page, route: string): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    if (request.resourceType() === 'script' && !request.headers().purpose) scripts.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.goto(route);
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  page.off('request', note);
  return [...scripts];
}

test('the scripts that every documentation page runs keep their budget', async ({ page }) => {
  const lists: string[][] = [];
  // Everything these very different documents share includes everything that all documents share.
  for (const route of ['/docs/', '/docs/troubleshoot', '/docs/reference/cli', '/docs/self-hosted/setup'])
    lists.push(await scriptsOf(page, route));
  const everywhere = (lists[0] ?? []).filter((script) => lists.every((list) => list.includes(script)));
  expect(everywhere.some((script) => script.includes('/main.'))).toBe(true);
  const own = lists.map((list) => list.filter((script) => !everywhere.includes(script)).length);
  expect(Math.max(...own), 'files of scripts of one page beside those of every page').toBeLessThanOrEqual(3);
  const bytes = everywhere.map((script) => brotli(readFileSync(path.join(buildDirectory('default'), script))));
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.docsScripts);
});
