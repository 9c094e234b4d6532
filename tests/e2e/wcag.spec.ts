import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildDirectory } from '../lib/builds';
import { allRoutes, readBuilt, staticPage } from '../lib/site';
import { expect, test } from '../lib/test';

// What the table "WCAG 2.2 AA" in tests/README.md says of every page, and no other test holds.

/** The pages with an element that matches, each as `ROUTE ELEMENT`. */
function pagesWith(selector: string): string[] {
  return allRoutes.flatMap((route) => {
    const $ = staticPage('default', route);
    return $(selector)
      .toArray()
      .map((element) => `${route} ${$.html(element).slice(0, 100)}`);
  });
}

test('no page has audio, video, embedded content, or a time limit', () => {
  expect(pagesWith('audio, video, object, embed, iframe, marquee, meta[http-equiv="refresh"]')).toEqual([]);
});

test('no page asks for a password or for data about the visitor', () => {
  expect(pagesWith('form, select, input:not([type="text"], [type="file"], [type="radio"], [type="range"])')).toEqual(
    [],
  );
});

test('navigation, search and help are the same on every page, in the same order', () => {
  const frames = allRoutes.map((route) => {
    const $ = staticPage('default', route);
    return $('nav[aria-label="Main"], footer.theme-layout-footer')
      .find('a, button')
      .toArray()
      .map((element) => `${$(element).text().trim()} ${$(element).attr('href') ?? ''}`);
  });
  expect(frames[0]).toContain('Contact us /contact');
  expect(frames[0]).toContain('Search ');
  for (const [index, frame] of frames.entries()) expect(frame, allRoutes[index]).toEqual(frames[0]);
});

test('the name of each control has its visible text', () => {
  const wrong = allRoutes.flatMap((route) => {
    const $ = staticPage('default', route);
    return $('a[aria-label], button[aria-label], summary[aria-label]')
      .toArray()
      .map((element) => {
        const copy = $(element).hasClass('code-copy') ? 'Copy' : '';
        return { name: $(element).attr('aria-label') ?? '', text: $(element).text().trim() || copy };
      })
      .filter(({ name, text }) => /[a-z]/i.test(text) && !name.toLowerCase().includes(text.toLowerCase()))
      .map(({ name, text }) => `${route}: "${text}" has the name "${name}"`);
  });
  expect(wrong).toEqual([]);
});

test('no style depends on the orientation of the screen', () => {
  const folder = path.join(buildDirectory('default'), 'assets/css');
  const styles = readdirSync(folder).map((file) => readBuilt('default', path.join('assets/css', file)));
  expect(styles.length).toBeGreaterThan(0);
  for (const text of styles) expect(text).not.toMatch(/\(orientation\s*:/);
});
