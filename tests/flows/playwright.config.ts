import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames, missingPart } from './engines';

const missing = engineNames.flatMap((name) => missingPart(name) ?? []);
for (const part of missing) console.log(`not run in one engine: install ${part}`);
if (process.env.CI && missing.length > 0) throw new Error('With CI set, the flows run in every engine.');

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../.output/flows',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { toPass: { timeout: 10_000 } },
  reporter: [['list'], ['../lib/closingLine.ts'], ...(process.env.GITHUB_ACTIONS ? [['github'] as ['github']] : [])],
  projects: engineNames
    .filter((engineName) => !missingPart(engineName))
    .map((engineName) => ({ name: engineName, use: { engineName } })),
});
