// Playwright's test with nginx in front of the build, so pages have the headers of a real host.
import type { Page } from '@playwright/test';
import { type RunningNginx, startNginx } from '../../deploy/nginx/start';
import { type BuildName, buildDirectory } from './builds';
import { test as base } from './test';

/** The test of `test.ts` with nginx as its server; each worker starts one for each build that it visits. */
export const test = base.extend<object, { nginxOf: (build: BuildName) => Promise<RunningNginx> }>({
  nginxOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern as the first argument
    async ({}, use) => {
      const servers = new Map<BuildName, Promise<RunningNginx>>();
      await use((build) => {
        const running = servers.get(build) ?? startNginx(buildDirectory(build), { requestsPerSecond: 0, workers: '1' });
        servers.set(build, running);
        return running;
      });
      for (const server of servers.values()) await (await server).stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginxOf, build }, use) => {
    await use((await nginxOf(build)).origin);
  },
});

/** Collects what the Content Security Policy stops, for all pages that a tab shows from now on. */
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
