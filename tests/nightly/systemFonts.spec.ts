// Opens the site on a simulated machine that has only one font family, before the site's own fonts load.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { measureShifts, shiftOf } from '../lib/layoutShifts';
import { allRoutes } from '../lib/site';
import { expect, test } from '../lib/test';

/** Writes a fontconfig file that restricts a browser to the fonts in one folder. Returns the file's path. */
function onlyFonts(folder: string, output: string): string {
  mkdirSync(output, { recursive: true });
  const file = `${output}/fonts.conf`;
  // The system's own rules determine which family "monospace" means.
  const rules = '<include ignore_missing="yes">/etc/fonts/conf.d</include>';
  writeFileSync(file, `<fontconfig><dir>${folder}</dir><cachedir>${output}/cache</cachedir>${rules}</fontconfig>`);
  return file;
}

test("on a machine with Arial's widths, text hardly moves when the brand fonts arrive", async ({
  launchOptions,
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  const folder = '/usr/share/fonts/truetype/liberation';
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: install fonts-liberation.`);
  const FONTCONFIG_FILE = onlyFonts(folder, info.outputPath('liberation'));
  const browser = await chromium.launch({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE } });
  const page = await browser.newPage({ baseURL });
  await measureShifts(page);
  for (const route of allRoutes)
    for (const width of [375, 996, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // A page that another page of the site opened would use the fonts from the start.
      await page.goto('about:blank');
      await page.goto(route);
      const families = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
      await expect.poll(families).toContain('Archivo');
      // A screenshot waits for the next frame.
      await page.screenshot();
      expect.soft(await shiftOf(page), `${route} at ${width} px`).toBeLessThanOrEqual(0.05);
    }
  await browser.close();
});
