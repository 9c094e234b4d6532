import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { buildDirectory } from '../lib/builds';
import { allRoutes, docsRoutes, marketingRoutes, readBuilt } from '../lib/site';
import { expect, hydrated, test } from '../lib/test';

/** What a page may cost. Bytes are those of the file, compressed with brotli at its best. */
const budgets = {
  /** A page of documentation without its `<main>`: what the frame costs on every page. */
  docsFrame: 9_300,
  marketingPage: 16_000,
  homePage: 20_000,
  /** All scripts that run on a page of documentation. */
  docsScripts: 105_000,
  /** Elements outside `<main>` of a page of documentation. */
  docsFrameNodes: 350,
  /** Requests before the load event, without fonts, icon and analytics. */
  requests: 2,
};

const brotli = (content: string | Buffer) => brotliCompressSync(content).length;

const pageOf = (route: string) => readBuilt('default', path.join(route, 'index.html'));

/** One line per page that costs more than it may. */
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

test('the frame of each page of documentation keeps its budget of bytes', () => {
  expect(excess(docsRoutes, (route) => brotli(withoutMain(route)), budgets.docsFrame)).toEqual([]);
});

test('the frame of each page of documentation keeps its budget of elements', () => {
  const nodes = (route: string) => {
    const $ = load(pageOf(route));
    return $('*').length - $('main, main *').length;
  };
  expect(excess(docsRoutes, nodes, budgets.docsFrameNodes)).toEqual([]);
});

test('each marketing page keeps its budget of bytes', () => {
  const others = marketingRoutes.filter((route) => route !== '/');
  expect(excess(others, (route) => brotli(pageOf(route)), budgets.marketingPage)).toEqual([]);
  expect(excess(['/'], (route) => brotli(pageOf(route)), budgets.homePage)).toEqual([]);
});

/** Addresses of what a page asked for before its load event, without fonts and icon. */
function requestsBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const early = resources.filter(({ startTime }) => startTime < Number(document?.loadEventStart));
    return [location.pathname, ...early.map(({ name }) => new URL(name).pathname)].filter(
      (name) => !/\.woff2$|favicon/.test(name),
    );
  });
}

function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])));
}

test('each page keeps its budget of requests, and of scripts once they run', async ({ page }) => {
  test.slow();
  const costs = new Map<string, { requests: string[]; scripts: number }>();
  for (const route of allRoutes) {
    await page.goto(route);
    await hydrated(page);
    const files = (await scriptsOf(page)).map((name) => readFileSync(path.join(buildDirectory('default'), name)));
    const scripts = files.reduce((sum, file) => sum + brotli(file), 0);
    costs.set(route, { requests: await requestsBeforeLoad(page), scripts });
  }
  const requests = (route: string) => costs.get(route)?.requests.length ?? Number.POSITIVE_INFINITY;
  const scripts = (route: string) => costs.get(route)?.scripts ?? Number.POSITIVE_INFINITY;
  expect(excess(allRoutes, requests, budgets.requests)).toEqual([]);
  expect(excess(docsRoutes, scripts, budgets.docsScripts)).toEqual([]);
});
