// Finds a Chrome or Chromium for the browser tests and installs one where it can.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian, onPath, rootOnDebian } from '../../deploy/debianPackages';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of an installed browser, or undefined. `CHROME` wins, then the path, then Playwright's own. */
export function findChrome(): string | undefined {
  const { CHROME } = process.env;
  if (CHROME) return CHROME;
  for (const command of commands) {
    const found = onPath(command);
    if (found) return found;
  }
  return [...places, chromium.executablePath()].find((place) => existsSync(place));
}

/** Installs a package of Debian if that's possible; what is missing shows when the browser is looked for again. */
function install(debianPackage: string, otherwise: () => void) {
  try {
    if (rootOnDebian()) installFromDebian(debianPackage, 'fonts-liberation');
    else otherwise();
  } catch {
    // The caller looks again and says what to do.
  }
}

/**
 * Path of a browser, installed now where none was found: Debian's package when root on Debian, else Playwright's.
 * @throws {Error} with one line that says what to install.
 */
export function ensureChrome(): string {
  const found = findChrome();
  if (found) return found;
  install('chromium', () => execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }));
  const installed = findChrome();
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium found: install the package "chromium", or set CHROME to the path of a browser.',
  );
}

/**
 * Path of the browser for tests that look at no pixels: Chromium's headless shell, which is the same engine without a
 * window and starts pages in a third of the time, or else any Chrome.
 * @throws {Error} with one line that says what to install.
 */
export function ensureHeadlessShell(): string {
  const find = () => process.env.CHROME ?? onPath('chromium-headless-shell');
  if (!find()) install('chromium-headless-shell', () => {});
  return find() ?? ensureChrome();
}
