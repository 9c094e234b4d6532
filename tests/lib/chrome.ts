// Finds a Chrome or Chromium for the browser tests and installs one where it can.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function onPath(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

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

function installFromDebian() {
  const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], options);
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
  const rootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  try {
    if (rootOnDebian) installFromDebian();
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
