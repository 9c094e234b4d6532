import { defineConfig } from '@playwright/test';
import { findHeadlessShell, requireChrome } from '../tools/lib/chrome';

export default defineConfig({
  testDir: '.',
  // Each night, the browser tests run in all of their variants, together with those of the night.
  testMatch: ['browser/*.spec.ts', ...(process.env.NIGHTLY ? ['nightly/*.spec.ts'] : [])],
  // A build in there is made from a copy of the project, with its tests.
  testIgnore: '.output/**',
  outputDir: './.output/results',
  fullyParallel: true,
  // Use one more worker than a small machine has cores, because tests spend some of their time waiting.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Allow plenty of time, because the machine may be busy. Tests with time limits measure the time themselves.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.GITHUB_ACTIONS ? [['github'] as ['github']] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    // Tracing takes a third of the run time, so it's off by default. TRACE=1 keeps the traces of failed tests.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: requireChrome(findHeadlessShell),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell would otherwise round glyph widths.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--host-resolver-rules=MAP *.site.test 127.0.0.1, MAP www.googletagmanager.com ~NOTFOUND',
      ],
    },
  },
});
