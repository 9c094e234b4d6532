import type { Page } from '@playwright/test';

// The parts of the troubleshooter, a log, and the title of the entry that says what ended its job.
export const route = '/docs/troubleshoot';
export const field = (page: Page) => page.getByRole('textbox', { name: 'Paste a code, a message, or a whole log' });
export const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
export const group = (page: Page, title: string) =>
  page.locator('div:has(> h2)', { has: page.getByRole('heading', { name: title, exact: true }) }).last();
export const phase = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const log = `2026-11-20T18:00:20.440Z +2.310 Unable to read "uboot.env" from mmc0:1...
2026-11-20T18:00:22.890Z +4.760 Starting kernel ...
2026-11-20T18:00:41.330Z +23.200 [   17.539204] I/O error, dev mmcblk0, sector 2097152 op 0x1:(WRITE)
2026-11-20T18:01:12.440Z +54.310 You are in emergency mode. After logging in, type "journalctl -xb" to view
2026-11-20T18:01:12.441Z +54.311 error booting BOOT_FAILED: 'emergency mode' matched`;
export const cause = 'Boot ends in an initramfs or emergency shell';
