import { test as base } from '@playwright/test';
import { buildDirectory } from '../../lib/builds';
import { serveBuild } from '../../lib/server';
import { type EngineName, startEngine } from './engines';
import { SitePage } from './page';

/** The site's server. After `refuse`, requests for matching files fail. `refuse(undefined)` allows all files again. */
type Host = { origin: string; refuse: (files: RegExp | undefined) => void };
type WorkerFixtures = { engineName: EngineName; engine: Awaited<ReturnType<typeof startEngine>> };

/** Playwright's `test` with a page of the built site in one of the engines. */
export const test = base.extend<{ host: Host; site: SitePage }, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern as the first argument
  host: async ({}, use) => {
    let refused: RegExp | undefined;
    const server = await serveBuild(buildDirectory('plain'), '/', (pathname) => Boolean(refused?.test(pathname)));
    await use({
      origin: server.origin,
      refuse: (files) => {
        refused = files;
      },
    });
    await server.close();
  },
  site: async ({ engine, host }, use) => {
    const tab = await engine.open();
    await use(new SitePage(tab, host.origin));
    await tab.close();
  },
});

export { expect } from '@playwright/test';
