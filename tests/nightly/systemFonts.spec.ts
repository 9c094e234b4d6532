// Opens the site on simulated machines that have only one font family, before the site's own fonts load.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { overflow, overlaps } from '../lib/fit';
import { measureShifts, shiftOf } from '../lib/layoutShifts';
import { allRoutes, docsRoutes } from '../lib/site';
import { expect, test } from '../lib/test';

const packages = {
  dejavu: 'fonts-dejavu-core',
  liberation: 'fonts-liberation',
  noto: 'fonts-noto-core fonts-noto-mono',
};

/** Writes a fontconfig file that restricts a browser to the fonts in one folder. Returns the file's path. */
function onlyFonts(folder: string, output: string): string {
  mkdirSync(output, { recursive: true });
  const file = `${output}/fonts.conf`;
  // The system's own rules determine which family "monospace" means.
  const rules = '<include ignore_missing="yes">/etc/fonts/conf.d</include>';
  writeFileSync(file, `<fontconfig><dir>${folder}</dir><cachedir>${output}/cache</cachedir>${rules}</fontconfig>`);
  return file;
}

/** Expands every `details` element and returns the code blocks that overflow. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    return [...document.querySelectorAll('pre')]
      .filter((block) => {
        const box = getComputedStyle(block).overflowX === 'visible' ? block.parentElement : block;
        return box && box.scrollWidth > box.clientWidth;
      })
      .map((block) => String(block.textContent).slice(0, 200));
  });
}

/** Launches the tests' browser on a simulated machine with one font family. */
function launchWith(name: keyof typeof packages, launchOptions: LaunchOptions, output: string): Promise<Browser> {
  const folder = `/usr/share/fonts/truetype/${name}`;
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: install ${packages[name]}.`);
  return chromium.launch({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: onlyFonts(folder, output) } });
}

for (const name of Object.keys(packages) as (keyof typeof packages)[]) {
  test(`with only the fonts of ${name}, no code is cut off and no text overlaps`, async ({
    launchOptions,
    baseURL,
  }, info) => {
    test.setTimeout(240_000);
    const browser = await launchWith(name, launchOptions, info.outputPath(name));
    const page = await browser.newPage({ baseURL, javaScriptEnabled: true });
    await page.route(/\.(?:woff2|js)$/, (route) => route.abort());
    for (const route of allRoutes) {
      await page.goto(route);
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const place = `${route} at ${width} px`;
        expect.soft(await overflow(page), `${place}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
        expect.soft(await overlaps(page), `${place}: overlapping text`).toEqual([]);
        // On phones, and next to the text of a reference, code blocks in the documentation may scroll.
        const scrolls = docsRoutes.includes(route) && (width === 375 || route.startsWith('/docs/reference/'));
        if (!scrolls) expect.soft(await tooWide(page), `${place}: code is cut`).toEqual([]);
      }
    }
    await browser.close();
  });
}

test("on a machine with Arial's widths, text hardly moves when the brand fonts arrive", async ({
  launchOptions,
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  const browser = await launchWith('liberation', launchOptions, info.outputPath('liberation'));
  const page = await browser.newPage({ baseURL });
  await measureShifts(page);
  // Pause the page's clock, so the fonts can't arrive too late.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
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
