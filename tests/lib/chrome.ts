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

function installFromPlaywright() {
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}

/**
 * Path of a browser, installed now where none was found: Debian's package when root on Debian, else Playwright's.
 * @throws {Error} with one line that says what to install.
 */
export function ensureChrome(): string {
  const found = findChrome();
  if (found) return found;
  try {
    if (rootOnDebian()) installFromDebian('chromium', 'fonts-liberation');
    else installFromPlaywright();
  } catch {
    // The one line below says what to do.
  }
  const installed = findChrome();
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium found: install the package "chromium", or set CHROME to the path of a browser.',
  );
}
