// Starts Chromium, Firefox, and WebKit behind one small interface. Puppeteer drives the first two, W3C WebDriver the third.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type KeyInput, launch } from 'puppeteer-core';
import { Builder, Key } from 'selenium-webdriver';

import { findChrome, onPath } from '../lib/chrome';
import { listen } from '../lib/server';

/** What a flow needs of a browser tab. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Sets the size of the page in px, or the nearest size that the window can have: WebKit's is at least 447 px wide. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments; they and the result are JSON. */
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Presses the main button of the mouse at a place of the window, in px. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key, such as `Tab`, or keys together, such as `Control+k`. */
  press: (keys: string) => Promise<void>;
  /** Types a text of one line. */
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Closes the tab with everything it has stored. */
  close: () => Promise<void>;
};

type Engine = {
  /** Opens a tab that shares nothing with other tabs. */
  open: () => Promise<Tab>;
  stop: () => Promise<void>;
};

/** Engines that the flows run in. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const findFirefox = () => process.env.FIREFOX ?? onPath('firefox-esr') ?? onPath('firefox');
const webkitCommands = ['WebKitWebDriver', 'xvfb-run', 'xauth'];

/** What to install for an engine that isn't on this machine; undefined where the engine can run. */
export function missingPart(name: EngineName): string | undefined {
  if (name === 'chromium') return findChrome() ? undefined : 'the package "chromium", or CHROME set to its path';
  if (name === 'firefox') return findFirefox() ? undefined : 'the package "firefox-esr", or FIREFOX set to its path';
  return webkitCommands.every(onPath) ? undefined : 'the packages "webkit2gtk-driver", "xvfb", and "xauth"';
}

async function startPuppeteer(name: 'chromium' | 'firefox'): Promise<Engine> {
  const browser = await launch(
    name === 'chromium'
      ? { executablePath: findChrome(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] }
      : { browser: 'firefox', executablePath: findFirefox() },
  );
  const open = async (): Promise<Tab> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    return {
      goto: async (url) => {
        await page.goto(url);
      },
      back: async () => {
        await page.goBack({ waitUntil: [] });
      },
      resize: (width, height) => page.setViewport({ width, height }),
      evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => never, ...args),
      click: (x, y) => page.mouse.click(x, y),
      press: async (keys) => {
        const held = keys.split('+') as KeyInput[];
        for (const key of held) await page.keyboard.down(key);
        for (const key of held.toReversed()) await page.keyboard.up(key);
      },
      type: (text) => page.keyboard.type(text),
      screenshot: async () => Buffer.from(await page.screenshot()),
      close: () => context.close(),
    };
  };
  return { open, stop: () => browser.close() };
}

/** Waits until the driver answers. @throws {Error} when it ends before. */
async function ready(driver: ChildProcess, origin: string): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/status`)
      .then((response) => response.json())
      .then(({ value }) => value.ready === true)
      .catch(() => false);
  for (let answered = false; !answered; await wait(50)) {
    answered = await isReady();
    // The driver also ends if another program has taken its port, and that program may have answered.
    if (driver.exitCode !== null || driver.signalCode !== null)
      throw new Error(`WebKitWebDriver ended with ${driver.signalCode ?? `status ${driver.exitCode}`}`);
  }
}

/** Starts a WebDriver for WebKit. */
async function startDriver() {
  const { port, origin, close } = await listen(createServer());
  await close();
  const screen = '--server-args=-screen 0 1600x1200x24';
  // A process group of its own: the driver, its browsers, and the X server end together.
  const driver = spawn('xvfb-run', ['--auto-servernum', screen, 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // The pages are the site's own, and WebKit's sandbox doesn't start as root or without user namespaces.
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  await ready(driver, origin);
  const startBrowser = () => new Builder().usingServer(origin).withCapabilities({ browserName: 'MiniBrowser' }).build();
  const stop = async () => {
    const ended = once(driver, 'exit');
    process.kill(-Number(driver.pid), 'SIGTERM');
    await ended;
  };
  return { startBrowser, stop };
}

/** Longest time that a browser may take to start, in ms. Now and then, one never does, and its driver starts no other. */
const startLimitMs = 20_000;

async function startWebkit(): Promise<Engine> {
  let driver = await startDriver();
  const open = async (): Promise<Tab> => {
    let session = await Promise.race([driver.startBrowser(), wait(startLimitMs, undefined, { ref: false })]);
    if (!session) {
      await driver.stop();
      driver = await startDriver();
      session = await driver.startBrowser();
    }
    const keyOf = (name: string) => (Key as unknown as Record<string, string>)[keyNames[name] ?? ''] ?? name;
    return {
      goto: (url) => session.get(url),
      back: () => session.navigate().back(),
      resize: async (width, height) => {
        const window = session.manage().window();
        await window.setRect({ x: 0, y: 0, width, height });
        const bars = await session.executeScript<number>('return outerHeight - innerHeight');
        await window.setRect({ x: 0, y: 0, width, height: height + bars });
      },
      evaluate: (run, ...args) => session.executeScript(run, ...args),
      click: (x, y) => session.actions().move({ x, y, duration: 0 }).click().perform(),
      press: (keys) => {
        const held = keys.split('+').map(keyOf);
        const actions = session.actions();
        for (const key of held) actions.keyDown(key);
        for (const key of held.toReversed()) actions.keyUp(key);
        return actions.perform();
      },
      type: (text) => session.actions().sendKeys(text).perform(),
      screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
      close: () => session.quit(),
    };
  };
  return { open, stop: () => driver.stop() };
}

/** Names of keys in W3C WebDriver where they differ. */
const keyNames: Record<string, string> = {
  ArrowRight: 'ARROW_RIGHT',
  Control: 'CONTROL',
  Enter: 'ENTER',
  Escape: 'ESCAPE',
  Tab: 'TAB',
};

/** Starts an engine. */
export function startEngine(name: EngineName): Promise<Engine> {
  return name === 'webkit' ? startWebkit() : startPuppeteer(name);
}
