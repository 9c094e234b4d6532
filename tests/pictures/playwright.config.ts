import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config';

/** The browser tests with pictures: see index.ts for the browser that draws them. */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../.output/pictures',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A few edges of glyphs may differ between two runs; what a visitor would see is more.
  expect: { toHaveScreenshot: { maxDiffPixels: 50, scale: 'device' } },
});
