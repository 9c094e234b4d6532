import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { projectDirectory } from '../lib/builds';
import { interrupt } from '../lib/chunks';
import { paste } from '../lib/fieldInput';
import { overflow } from '../lib/fit';
import { announcements, expect, holdRequests, hydrated, test, visit } from '../lib/test';
import { nightly, variants } from '../lib/variants';

// The parts of the troubleshooter, a log, and the title of the entry that says what ended its job.
const route = '/docs/troubleshoot';
const field = (page: Page) => page.getByRole('textbox', { name: 'Paste a code, a message, or a whole log' });
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const group = (page: Page, title: string) =>
  page.locator('div:has(> h2)', { has: page.getByRole('heading', { name: title, exact: true }) }).last();
const phase = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const log = `2026-11-20T18:00:20.440Z +2.310 Unable to read "uboot.env" from mmc0:1...
2026-11-20T18:00:22.890Z +4.760 Starting kernel ...
2026-11-20T18:00:41.330Z +23.200 [   17.539204] I/O error, dev mmcblk0, sector 2097152 op 0x1:(WRITE)
2026-11-20T18:01:12.440Z +54.310 You are in emergency mode. After logging in, type "journalctl -xb" to view
2026-11-20T18:01:12.441Z +54.311 error booting BOOT_FAILED: 'emergency mode' matched`;
const cause = 'Boot ends in an initramfs or emergency shell';

const status = (page: Page) => page.locator('div[data-search-skip]').getByRole('status');

/** Drops a file from disk on a box, as a visitor would. */
async function drop(page: Page, box: Locator, file: string): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data });
  }
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const width of variants([375], [320, 1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('the field is on the first screen, and a pasted log is answered with what most likely ended the job, its lines, the first check, and a link to the entry', async ({
      page,
      complaints,
    }) => {
      await visit(page, route);
      await expect(field(page)).toBeInViewport();
      await expect(page.getByRole('heading', { name: 'What is red?' })).toBeInViewport();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await paste(page, field(page), log);
      await expect(answer(page).getByRole('heading', { name: 'What most likely ended the job' })).toBeVisible();
      await expect(answer(page).getByRole('heading', { level: 3 })).toHaveText(cause);
      await expect(answer(page).locator('mark').first()).toHaveText('You are in emergency mode');
      await expect.poll(() => field(page).evaluate((box) => box.parentElement?.scrollLeft)).toBe(0);
      await expect(answer(page).getByRole('button', { name: 'Copy benchloom job logs' }).first()).toBeVisible();
      await expect(answer(page).getByRole('link', { name: /^SD card I\/O errors/ })).toBeVisible();
      expect(await accessibilityFindings(page, '[data-search-skip]')).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      await answer(page).getByText('1 line known to be harmless').click();
      await expect(answer(page).getByText('the file is optional', { exact: false })).toBeVisible();
      await answer(page).getByRole('button', { name: 'Line 4' }).click();
      await expect(field(page)).toBeFocused();
      expect(
        await field(page).evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd)),
      ).toBe(log.split('\n')[3]);
      await answer(page).getByRole('link', { name: 'Read the entry' }).click();
      await expect(page).toHaveURL(/\/troubleshoot\/boot#initramfs-or-emergency-shell$/);
      await page.goBack();
      await expect(field(page)).toHaveValue(log);
      expect(complaints).toEqual([]);
    });
  });
}

for (const width of variants([375], [1440])) {
  test(`at ${width} px, pasting a long log shows the answer's title and first check immediately`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await visit(page, '/docs/');
    await paste(page, field(page), `${'a healthy line\n'.repeat(200)}${log}`);
    await expect(page).toHaveURL(/\/docs\/troubleshoot$/);
    await expect(answer(page).getByRole('heading', { name: cause })).toBeInViewport({ ratio: 1 });
    await expect(answer(page).getByText(/^What does the log say about the root\?/)).toBeInViewport({
      ratio: 1,
    });
    await answer(page).getByRole('link', { name: 'cause B' }).click();
    await expect(page.locator('[id="initramfs-or-emergency-shell-B"]')).toBeInViewport();
  });
}

test('a fix links to the entries that it names', async ({ page }) => {
  await visit(page, route);
  for (const [line, name, id] of [
    [
      'mmc0: error -110 whilst initialising SD card',
      'Board fails only after a short power cut',
      'fails-after-short-power-cut',
    ],
    ['No compatible smart hubs detected!', 'POWER_FAILED', 'POWER_FAILED'],
  ] as const) {
    await field(page).fill(line);
    await expect(answer(page).getByRole('link', { name })).toHaveAttribute('href', new RegExp(`#${id}$`));
  }
});

test('the index stays hidden until the question in the URL is answered', async ({ page }) => {
  const release = await holdRequests(page, /\/main\.[^/]*\.js$/);
  await page.goto(`${route}?q=FLASH_NO_PROBE`, { waitUntil: 'commit' });
  await expect(group(page, 'Console')).toHaveCount(0);
  release();
  await expect(answer(page)).toContainText('Same code, other symptoms');
});

test('choosing a phase shows only its entries, and the answer is announced once, after typing has paused', async ({
  page,
}) => {
  await visit(page, route);
  await phase(page, 'collecting').click();
  await expect(phase(page, 'collecting')).toHaveAttribute('aria-pressed', 'true');
  await expect(group(page, 'Console')).toBeHidden();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(phase(page, 'collecting')).not.toHaveCSS('border-width', '1px');
  await expect(phase(page, 'booting')).toHaveCSS('border-width', '1px');
  await page.emulateMedia({ forcedColors: null });
  await phase(page, 'queued').click();
  await expect(page.locator('#CLAIM_LOST'), 'an entry of reserved devices').toBeVisible();
  await phase(page, 'All').click();
  await expect(group(page, 'Console')).toBeVisible();
  const said = await announcements(status(page).locator('span').last());
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of 'CONSOLE_GARBAGE') {
    await field(page).press(key);
    await page.clock.runFor(30);
  }
  await page.clock.resume();
  await expect(status(page)).toContainText('Console shows random symbols');
  const texts = await said.evaluate((all) => all.filter((text) => text !== 'Searching…'));
  expect(texts).toEqual([expect.stringMatching(/^Console shows random symbols/)]);
  await field(page).fill('FLASH_FAILED');
  const more = answer(page).getByText(/^\d+ more$/);
  await expect(answer(page).locator('details li')).toHaveCount(Number.parseInt(await more.innerText(), 10));
});

test('Enter opens the first answer, and Escape clears a question but never a log, which only Clear does', async ({
  page,
}) => {
  await visit(page, route);
  await field(page).focus();
  await page.keyboard.type('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(field(page)).toHaveValue('one\ntwo');
  await expect(answer(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(page)).toBeFocused();
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('one\ntwo');
  await field(page).fill('Unable to read "uboot.env" from mmc0:1...\n'.repeat(5));
  await expect(answer(page)).toContainText('Line 3 and 2 more');
  await field(page).fill('Unable to read "uboot.env" from mmc0:1...\nOpenOCD\nError: something else');
  await expect(answer(page)).toContainText('The last error in this log');
  await expect(answer(page)).not.toContainText('This doesn’t stop a job');
  await expect(page.locator('[style*="* var(--line)"]')).toHaveCount(2);
  await expect(page.locator('[style*="(2 * var(--line)"]'), 'the mark of line 3').toHaveCount(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await field(page).fill('one');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(group(page, 'Console')).toBeVisible();
  await page.keyboard.type('lease_expired');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/troubleshoot\/[\w-]+#LEASE_EXPIRED$/);
});

test('a reader can drop or choose a file, and a binary file leaves the field unchanged', async ({ page }) => {
  await visit(page, route);
  await drop(page, field(page), path.join(projectDirectory, 'contracts/healthy-logs.json'));
  await expect(field(page)).toHaveValue(/healthy-logs/);
  await field(page).fill('CONSOLE_GARBAGE');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'rootfs.img', mimeType: '', buffer: Buffer.alloc(100_000) });
  await expect(page.getByRole('alert')).toHaveText(/^The file isn’t a text file\./);
  await expect(chooser, 'the same file can be chosen again').toHaveValue('');
  await chooser.setInputFiles({ name: 'soak.log', mimeType: '', buffer: Buffer.alloc(3e6, 'a\n') });
  await expect(page.getByRole('alert')).toHaveText(/the limit is 2 MB/);
  await expect(field(page)).toHaveValue('CONSOLE_GARBAGE');
  await chooser.setInputFiles({ name: 'boot.log', mimeType: '', buffer: Buffer.from(log.replaceAll('\n', '\r\r\n')) });
  await expect(field(page)).toHaveValue(log);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('pressing Enter before the page hydrates opens the answer', async ({ page }) => {
  const release = await holdRequests(page, /\/main\.[^/]*\.js$/);
  await page.goto('/docs/', { waitUntil: 'commit' });
  await field(page).fill('FLASH_NO_PROBE');
  await field(page).press('Enter');
  release();
  await expect(page).toHaveURL(/\/docs\/troubleshoot$/);
  await expect(field(page)).toHaveValue('FLASH_NO_PROBE');
});

test('if the search fails to load, Retry loads it and answers the same text', async ({ page }) => {
  const scripts = await interrupt(page);
  await visit(page, route);
  scripts.fail();
  await field(page).fill(log);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  const failed = scripts.requests.stopped;
  await retry.click();
  await expect.poll(() => scripts.requests.stopped).toBeGreaterThan(failed);
  await expect(retry).toBeFocused();
  scripts.recover();
  await retry.click();
  await expect(answer(page)).toContainText('What most likely ended the job');
});

test('the field on the documentation home page gives the same answers, even for a whole log', async ({ page }) => {
  await visit(page, '/docs/');
  await field(page).fill('console_silent');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/docs\/troubleshoot$/);
  await expect(answer(page)).toContainText('Console stays silent after power-on');
  await page.goBack();
  await field(page).fill(log);
  await page.getByRole('button', { name: 'Find the cause' }).click();
  await expect(page).toHaveURL(/\/docs\/troubleshoot$/);
  await expect(field(page)).toHaveValue(log);
  await expect(field(page)).toBeFocused();
  await expect(answer(page)).toContainText('What most likely ended the job');
  await page.reload();
  await hydrated(page);
  await expect(field(page)).toHaveValue('');
});

nightly('a log of 2 MB is searched, though not shown', async ({ page }) => {
  await visit(page, route);
  const text = `${'a healthy line of a soak test\n'.repeat(60_000)}${log}\n`;
  await page.locator('input[type=file]').setInputFiles({ name: 'soak.log', mimeType: '', buffer: Buffer.from(text) });
  await expect(answer(page).getByRole('heading', { level: 3 })).toHaveText(cause, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toBeFocused();
});

test('print shows the answer without the field', async ({ page }) => {
  await visit(page, route);
  await field(page).fill(log);
  await expect(answer(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(answer(page).getByText('Line 4', { exact: true })).toBeVisible();
  await expect(field(page)).toBeHidden();
});
