import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames, missingPart } from './engines';

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../.output/flows',
  globalSetup: './engines.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  // Without a graphics card, WebKit needs long for large pages.
  expect: { toPass: { timeout: 30_000 } },
  reporter: [['list'], ...(process.env.GITHUB_ACTIONS ? [['github'] as ['github']] : [])],
  projects: engineNames
    .filter((engineName) => !missingPart(engineName))
    .map((engineName) => ({ name: engineName, use: { engineName } })),
});
