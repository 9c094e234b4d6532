import { type RunningNginx, startNginx } from '../../tools/lib/nginx';
import { buildDirectory } from './builds';
import { test as base } from './test';

/** Like `test` from `test.ts`, but behind nginx with production headers. Each worker starts one nginx. */
export const test = base.extend<object, { nginx: RunningNginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern as the first argument
    async ({}, use) => {
      const server = await startNginx(buildDirectory('default'));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => {
    await use(nginx.origin);
  },
});
