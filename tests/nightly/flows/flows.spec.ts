import { chunkOf } from '../../lib/chunks';
import type { Part } from './page';
import { expect, test } from './test';

const navbar: Part = { role: 'navigation', name: 'Main' };
const phone = { width: 375, height: 800 };
const production = 'https://app.benchloom.example';
const alpha = 'https://app.alpha.benchloom.example';

test('host rule: before hydration, a focused link opens the alpha application', async ({ site, host }) => {
  const logIn: Part = { role: 'link', name: 'Log In', within: navbar };
  host.refuse(/\.js$/);
  await site.visit('/plans', { host: 'alpha.localhost' });
  await site.expectPart(logIn, { attributes: { href: `${production}/login` } });
  await site.focus(logIn);
  await site.expectPart(logIn, { attributes: { href: `${alpha}/login` } });
});

test('menu: gets focus, closes on Escape, and opens a page', async ({ site }) => {
  const toggle: Part = { role: 'button', name: 'Toggle navigation bar' };
  const menu: Part = { role: 'dialog', name: 'Navigation bar' };
  await site.open('/', phone);
  await site.click(toggle);
  await site.expectPart({ role: 'button', name: 'Close navigation bar', within: menu }, { focused: true });
  await site.press('Escape');
  await site.expectNone(menu);
  await site.expectPart(toggle, { focused: true, attributes: { 'aria-expanded': 'false' } });
  await site.click(toggle);
  await site.click({ role: 'link', name: 'Solutions', within: menu });
  await site.expectHeading('Results in minutes, overnight, and all week');
  await site.expectNone(menu);
});

test('search: opens by key, finds results, and opens one of them', async ({ site }) => {
  const search: Part = { role: 'dialog', name: 'Search' };
  await site.open('/docs/quick-start');
  await site.press('Control+k');
  await site.expectPart({ role: 'combobox', name: 'Search', within: search }, { focused: true });
  await site.type('garbage console');
  await site.expectPart(
    { role: 'combobox', name: 'Search', within: search },
    { attributes: { 'aria-expanded': 'true' }, value: 'garbage console' },
  );
  await site.press('Enter');
  await site.expectAddress('/docs/troubleshoot/console#CONSOLE_GARBAGE');
  await site.expectNone(search);
  await site.expectHeading('Console');
});

test('sample: Python loads, and the sample runs in the page', async ({ site }) => {
  test.setTimeout(180_000);
  await site.open('/docs/how-to/write-test');
  await site.click({ role: 'button', name: 'Run smoke/main.py' });
  await expect(async () => {
    const said = await site.run(() => document.querySelector('[aria-label^="Run "] [role="status"]')?.textContent);
    expect(said).toBe('passed, exit code 0');
  }).toPass({ timeout: 120_000 });
  await site.expectPart(
    { role: 'region', name: 'Run smoke/main.py' },
    { text: expect.stringContaining('ping_rtt 0.000583 s maximum 0.02 pass') },
  );
});

test('Retry: text stays when a chunk fails, and Retry loads the working page', async ({ site, host }) => {
  const box: Part = { role: 'alert' };
  const retry: Part = { role: 'button', name: 'Retry', within: box };
  host.refuse(new RegExp(chunkOf('plain', '/plans')));
  await site.visit('/plans');
  await site.expectPart(box, { text: expect.stringContaining('Part of this page didn’t load') });
  await site.expectHeading('One product, three ways to run it');
  await site.run(() => void Object.assign(window, { untouched: true }));
  host.refuse(undefined);
  await site.click(retry);
  await site.expectNone(box);
  await site.hydrated();
  await site.expectHeading('One product, three ways to run it');
  expect(await site.run(() => 'untouched' in window), 'the page was not loaded again').toBe(true);
  await site.click({ role: 'link', name: 'Consulting', within: navbar });
  await site.expectHeading('Your first bench, every wire drawn');
});

test('navigation: a link shows the top of the next page without a load, and Back restores the position', async ({
  site,
}) => {
  const expectPlace = (y: number) =>
    site.eventually(async () => expect(Math.abs((await site.run(() => scrollY)) - y)).toBeLessThan(10));
  await site.open('/features');
  await site.run(() => void Object.assign(window, { untouched: true }));
  await site.run(() => scrollTo(0, 1200));
  await expectPlace(1200);
  await site.click({ role: 'link', name: 'Solutions', within: navbar });
  await site.expectHeading('Results in minutes, overnight, and all week');
  await site.expectAddress('/solutions');
  await expectPlace(0);
  await site.back();
  await site.expectHeading('From build to verdict in six parts');
  await site.expectAddress('/features');
  await expectPlace(1200);
  expect(await site.run(() => 'untouched' in window), 'the page was not loaded again').toBe(true);
});

test('skip link: is the first tab stop and jumps to the content', async ({ site }) => {
  await site.open('/docs/quick-start');
  await site.press('Tab');
  await site.expectPart({ role: 'link', name: 'Skip to main content' }, { focused: true, inView: true });
  await site.press('Enter');
  await site.press('Tab');
  await site.eventually(async () =>
    expect(await site.run(() => document.activeElement?.closest('main') !== null)).toBe(true),
  );
});
