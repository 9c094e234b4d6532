import { type RunningNginx, startNginx } from '../../tools/lib/nginx';
import { type BuildName, buildDirectory } from './builds';
import { test as base } from './test';

/** Like `test` from `test.ts`, but behind nginx with production headers. Each worker starts one nginx per build. */
export const test = base.extend<object, { nginxOf: (build: BuildName) => Promise<RunningNginx> }>({
  nginxOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern as the first argument
    async ({}, use) => {
      const servers = new Map<BuildName, Promise<RunningNginx>>();
      await use((build) => {
        const running = servers.get(build) ?? startNginx(buildDirectory(build));
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
