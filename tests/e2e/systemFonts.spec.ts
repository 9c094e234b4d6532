// The site on machines with only one font family, before its own fonts have loaded.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { overflow, overlaps } from '../lib/fit';
import { allRoutes, docsRoutes } from '../lib/site';
import { expect, test } from '../lib/test';

const packages = {
  dejavu: 'fonts-dejavu-core',
  liberation: 'fonts-liberation',
  noto: 'fonts-noto-core fonts-noto-mono',
};

/** Writes a configuration that lets a browser find only one folder's fonts. Returns its path. */
function onlyFonts(folder: string, output: string): string {
  mkdirSync(output, { recursive: true });
  const file = `${output}/fonts.conf`;
  // The system's rules decide which family is "monospace".
  const rules = '<include ignore_missing="yes">/etc/fonts/conf.d</include>';
  writeFileSync(file, `<fontconfig><dir>${folder}</dir><cachedir>${output}/cache</cachedir>${rules}</fontconfig>`);
  return file;
}

/** Code blocks that are wider than their box, with everything unfolded. */
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

for (const [name, debianPackages] of Object.entries(packages)) {
  test(
    `with fonts of ${name} alone, no code is cut and no text overlaps`,
    { tag: '@full' },
    async ({ launchOptions, baseURL }, info) => {
      test.setTimeout(240_000);
      const folder = `/usr/share/fonts/truetype/${name}`;
      if (!existsSync(folder)) throw new Error(`There is no ${folder}: install ${debianPackages}.`);
      const env = { ...process.env, FONTCONFIG_FILE: onlyFonts(folder, info.outputPath(name)) };
      const browser = await chromium.launch({ ...launchOptions, env });
      const page = await browser.newPage({ baseURL, javaScriptEnabled: true });
      await page.route(/\.(?:woff2|js)$/, (route) => route.abort());
      for (const route of allRoutes) {
        await page.goto(route);
        for (const width of [375, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const place = `${route} at ${width} px`;
          expect.soft(await overflow(page), `${place}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
          expect.soft(await overlaps(page), `${place}: texts over each other`).toEqual([]);
          // On a phone, code in the documentation scrolls within its block.
          const scrolls = width === 375 && docsRoutes.includes(route);
          if (!scrolls) expect.soft(await tooWide(page), `${place}: code is cut`).toEqual([]);
        }
      }
      await browser.close();
    },
  );
}
