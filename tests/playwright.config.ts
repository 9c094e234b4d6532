import { defineConfig } from '@playwright/test';
import { requireHeadlessShell } from '../tools/lib/chrome';

export default defineConfig({
  testDir: './e2e',
  outputDir: './.output/results',
  fullyParallel: true,
  // Twice a small machine's cores, because a test often waits.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous, because other programs may use the cores. Tests of time limits measure by themselves.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    [require.resolve('./lib/closingLine.ts')],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as ['github']] : []),
  ],
  use: {
    // Recording every test would take a third of the time, so TRACE=1 records only those that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: requireHeadlessShell(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Otherwise, the headless shell would round letter widths.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--host-resolver-rules=MAP *.site.test 127.0.0.1',
      ],
    },
  },
});
