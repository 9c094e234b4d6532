import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of a command, or undefined if the command isn't installed. */
export function onPath(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the path of a browser, or undefined. Checks `CHROME`, the search path, and Playwright's own browsers. */
export function findChrome(): string | undefined {
  const { CHROME } = process.env;
  if (CHROME) return CHROME;
  for (const command of commands) {
    const found = onPath(command);
    if (found) return found;
  }
  return [...places, chromium.executablePath()].find((place) => existsSync(place));
}

/**
 * Returns the path of a browser for tests that don't compare pixels, or undefined. Prefers Chromium's headless shell,
 * which has the same engine but no window, and opens pages in a third of the time. Otherwise, returns any Chrome.
 */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROME ?? onPath('chromium-headless-shell') ?? findChrome();
}

/**
 * Returns the path of a browser.
 * @throws {Error} with a one-line message about what to install
 */
export function requireChrome(find = findChrome): string {
  const found = find();
  if (found) return found;
  throw new Error(
    'No Chrome or Chromium found: install the package "chromium", or set CHROME to the path of a browser.',
  );
}
