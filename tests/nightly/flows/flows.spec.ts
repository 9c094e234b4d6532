import { plansHead } from '../../../src/marketing/content/plans';
import { chunkOf } from '../../lib/chunks';
import { expect, test } from './test';

const navbarLink = 'nav[aria-label="Main"] a';

test('host rule: before hydration, a focused link opens the alpha application', async ({ site, host }) => {
  const logIn = [navbarLink, 'Log In'] as const;
  host.refuse(/\.js$/);
  await site.visit('/plans', { host: 'alpha.localhost' });
  await site.expectPart(logIn, { attributes: { href: 'https://app.benchloom.example/login' } });
  await site.focus(logIn);
  await site.expectPart(logIn, { attributes: { href: 'https://app.alpha.benchloom.example/login' } });
});

test('menu: it gets focus, closes on Escape, and opens a page', async ({ site }) => {
  const toggle = ['[aria-label="Toggle navigation bar"]'] as const;
  const menu = '.navbar-sidebar';
  await site.open('/', { width: 375, height: 800 });
  await site.click(toggle);
  await site.expectPart([`${menu} [aria-label="Close navigation bar"]`], { isFocused: true });
  await site.press('Escape');
  await site.expectNone([menu]);
  await site.expectPart(toggle, { isFocused: true, attributes: { 'aria-expanded': 'false' } });
  await site.click(toggle);
  await site.click([`${menu} a`, 'Solutions']);
  await site.expectHeading('Results in minutes, overnight, and all week');
  await site.expectNone([menu]);
});

test('search: a shortcut opens it, and it finds results and opens one', async ({ site }) => {
  const field = ['dialog [role="combobox"]'] as const;
  await site.open('/docs/quick-start');
  await site.press('Control+k');
  await site.expectPart(field, { isFocused: true });
  await site.type('garbage console');
  await site.expectPart(field, { attributes: { 'aria-expanded': 'true' }, value: 'garbage console' });
  await site.press('Enter');
  await site.expectAddress('/docs/troubleshoot/console#CONSOLE_GARBAGE');
  await site.expectNone(field);
  await site.expectHeading('Console');
});

test('sample: Python loads, and the sample runs in the page', async ({ site }) => {
  test.setTimeout(180_000);
  await site.open('/docs/how-to/write-test');
  await site.click(['[aria-label="Run smoke/main.py"]']);
  const panel = ['section[aria-label="Run smoke/main.py"]'] as const;
  const printed = expect.stringContaining('ping_rtt 0.000583 s maximum 0.02 pass');
  await expect(() => site.expectPart(panel, { text: printed })).toPass({ timeout: 120_000 });
  await site.expectPart([`${panel} [role="status"]`], { text: 'passed, exit code 0' });
});

test('Retry: text stays when a chunk fails to load, and Retry loads the working page', async ({ site, host }) => {
  const box = '[role="alert"]';
  host.refuse(new RegExp(chunkOf('plain', '/plans')));
  await site.visit('/plans');
  await site.expectPart([box], { text: expect.stringContaining('Part of this page didn’t load') });
  await site.expectHeading(plansHead.title);
  await site.run(() => void Object.assign(window, { untouched: true }));
  host.refuse(undefined);
  await site.click([`${box} button`, 'Retry']);
  await site.expectNone([box]);
  await site.hydrated();
  await site.expectHeading(plansHead.title);
  await site.expectResult(() => 'untouched' in window, true);
  await site.click([navbarLink, 'Consulting']);
  await site.expectHeading('Your first bench, every wire drawn');
});

test('navigation: a link shows the top of the next page without a reload, and Back restores the position', async ({
  site,
}) => {
  const isFarDown = () => scrollY > 1190 && scrollY < 1210;
  await site.open('/features');
  await site.run(() => void Object.assign(window, { untouched: true }));
  await site.run(() => scrollTo(0, 1200));
  await site.expectResult(isFarDown, true);
  await site.click([navbarLink, 'Solutions']);
  await site.expectHeading('Results in minutes, overnight, and all week');
  await site.expectAddress('/solutions');
  await site.expectResult(() => scrollY < 10, true);
  await site.back();
  await site.expectHeading('From build to verdict in six parts');
  await site.expectAddress('/features');
  await site.expectResult(isFarDown, true);
  await site.expectResult(() => 'untouched' in window, true);
});

test('skip link: it is the first tab stop and jumps to the content', async ({ site }) => {
  await site.open('/docs/quick-start');
  await site.press('Tab');
  await site.expectPart(['a', 'Skip to main content'], { isFocused: true, middle: expect.any(Array) });
  await site.press('Enter');
  await site.press('Tab');
  await site.expectResult(() => document.activeElement?.closest('main') !== null, true);
});
