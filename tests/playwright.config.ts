import { defineConfig } from '@playwright/test';
import { requireHeadlessShell } from '../tools/lib/chrome';

export default defineConfig({
  testDir: './e2e',
  outputDir: './.output/results',
  fullyParallel: true,
  // Twice the cores of a small machine, because a test often waits.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous, because other programs may share the cores. Tests of time bounds measure by themselves.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    [require.resolve('./lib/closingLine.ts')],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as ['github']] : []),
  ],
  use: {
    // Recording every test costs a third of the time; TRACE=1 records those that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: requireHeadlessShell(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell would otherwise round the widths of letters.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--host-resolver-rules=MAP *.site.test 127.0.0.1',
      ],
    },
  },
});
