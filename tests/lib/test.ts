import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Locator, type Page, type Route } from '@playwright/test';
import type { SearchFile } from '../../src/search/sections';
import { type BuildName, buildDirectory, builds } from './builds';
import { type SiteServer, serveBuild } from './server';

type Options = {
  /** The build that the test opens. */
  build: BuildName;
};

type Fixtures = {
  /** Messages that the page logged, errors that it threw, and requests that it sent to other origins. */
  complaints: string[];
};

type WorkerFixtures = {
  /** Serves a build. Each worker serves each build at most once. */
  siteOf: (build: BuildName) => Promise<SiteServer>;
};

/** The browser can't resolve this host. Only the tests of page views answer for it. */
const tagManager = 'https://www.googletagmanager.com/';

/** Collects anything that a healthy page never produces: console output, errors, and requests to other origins. */
export function collectComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!message.location().url.startsWith(tagManager)) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && !url.startsWith(tagManager) && new URL(url).origin !== origin)
      complaints.push(`request to ${url}`);
  });
  return complaints;
}

/** Waits until the page has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  // Focusing a control starts the scripts immediately. Only loading.spec waits for the automatic start.
  await page.evaluate(() =>
    document.querySelector('button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
  );
  // Check every frame, because a locator may wait up to 500 ms between checks.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens a page, and waits until it has hydrated. With a width, first makes the window this many pixels wide. */
export async function visit(page: Page, route: string, width?: number): Promise<void> {
  if (width) await page.setViewportSize({ width, height: 900 });
  await page.goto(route);
  await hydrated(page);
}

/** Collects all subsequent Content Security Policy violations on all pages in a tab. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
  return found;
}

/** Finds a navbar link by its exact name. */
export function navbarLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}

/** Holds requests for a URL until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** Records everything that a live region announces from now on. */
export const announcements = (region: Locator) =>
  region.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return texts;
  });

/** Returns a build's search index with only a few pages, because a browser takes seconds to read all of them. */
function shortIndex(build: BuildName): Record<string, string> {
  const folder = path.join(buildDirectory(build), 'assets/search');
  const [file = ''] = readdirSync(folder);
  const index = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SearchFile;
  const pages = index.pages.filter((page) =>
    /\/(?:console|flash[\w-]+|queue[\w-]+|server-and-agent|agent-config)$/.test(page.path),
  );
  return { [file]: JSON.stringify({ ...index, pages }) };
}

/** Playwright's `test`, with the built site behind `page`. Relative URLs refer to the selected build. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  build: ['default', { option: true }],
  siteOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern as the first argument
    async ({}, use) => {
      const servers = new Map<BuildName, Promise<SiteServer>>();
      await use((build) => {
        const running =
          servers.get(build) ??
          serveBuild(buildDirectory(build), builds[build].environment.BASE_URL, undefined, shortIndex(build));
        servers.set(build, running);
        return running;
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteOf, build }, use) => {
    await use((await siteOf(build)).origin);
  },
  // Ignore errors from requests that are still pending when the test ends.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: async ({ page, baseURL }, use) => {
    await use(collectComplaints(page, String(baseURL)));
  },
});

export { expect } from '@playwright/test';
