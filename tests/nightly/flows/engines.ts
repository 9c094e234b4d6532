// Starts stock Chromium, Firefox, and WebKit behind one small interface. Puppeteer drives the first two. It can't drive a
// stock WebKit, so a few requests of W3C WebDriver do.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type KeyInput, launch } from 'puppeteer-core';
import { findChrome, onPath } from '../../../tools/lib/chrome';
import { freePort } from '../../../tools/lib/nginx';

/** A browser tab, reduced to what flows need. Sizes and positions are in pixels. WebKit's minimum width is 447 px. */
export type Tab = {
  goto: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Runs a function in the page. It can't use outer variables. Arguments and results must be JSON-serializable. */
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  click: (x: number, y: number) => Promise<unknown>;
  /** Presses a key such as `Tab`, or a combination such as `Control+k`. */
  press: (keys: string) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** Opens isolated tabs, which share no cookies or storage. */
type Engine = { open: () => Promise<Tab>; stop: () => Promise<unknown> };

/** The engines that run the flows. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const findFirefox = () => process.env.FIREFOX ?? onPath('firefox-esr') ?? onPath('firefox');

/** Returns what to install before an engine can run on this machine, or undefined if nothing is missing. */
export function missingPart(name: EngineName): string | undefined {
  if (name === 'chromium') return findChrome() ? undefined : 'the package "chromium", or CHROME set to its path';
  if (name === 'firefox') return findFirefox() ? undefined : 'the package "firefox-esr", or FIREFOX set to its path';
  const commands = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
  return commands.every(onPath) ? undefined : 'the packages "webkit2gtk-driver", "xvfb", and "xauth"';
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
        // Without a window, Chromium can't show its permission prompt.
        if (name === 'chromium') await context.overridePermissions(new URL(url).origin, ['clipboard-sanitized-write']);
        return page.goto(url);
      },
      back: () => page.goBack({ waitUntil: [] }),
      resize: (width, height) => page.setViewport({ width, height }),
      evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => never, ...args),
      click: (x, y) => page.mouse.click(x, y),
      press: async (keys) => {
        const held = keys.split('+') as KeyInput[];
        for (const key of held) await page.keyboard.down(key);
        for (const key of held.toReversed()) await page.keyboard.up(key);
      },
      type: (text) => page.keyboard.type(text),
      close: () => context.close(),
    };
  };
  return { open, stop: () => browser.close() };
}

/** The characters by which WebDriver knows keys. */
const keyCodes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
};

/** Starts WebKit through WebDriver on a virtual screen. */
async function startWebkit(): Promise<Engine> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const command = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`];
  // Disable WebKit's sandbox, which can't start as root or without user namespaces. The test pages are trusted.
  const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  // Use a separate process group so that one signal stops the driver, the browsers, and the X server.
  const driver = spawn('xvfb-run', command, { detached: true, stdio: 'ignore', env });
  const isReady = async () => (await fetch(`${origin}/status`).catch(() => undefined))?.ok;
  for (; !(await isReady()); await wait(50))
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with status ${driver.exitCode}`);

  const send = async (method: 'POST' | 'DELETE', place: string, body: object = {}) => {
    const answer = await fetch(`${origin}/session${place}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { sessionId?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${place}: ${value?.message}`);
    return value as unknown;
  };
  const open = async (): Promise<Tab> => {
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
    const { sessionId } = (await send('POST', '', { capabilities })) as { sessionId: string };
    const post = (command: string, body?: object) => send('POST', `/${sessionId}/${command}`, body);
    const press = (keys: string[], isChord: boolean) => {
      const down = keys.map((value) => ({ type: 'keyDown', value }));
      const up = keys.map((value) => ({ type: 'keyUp', value }));
      const actions = isChord ? [...down, ...up.toReversed()] : down.flatMap((key, index) => [key, up[index]]);
      return post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    };
    const evaluate = <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
      post('execute/sync', { script: `return (${run})(...arguments)`, args }) as Promise<Awaited<Result>>;
    return {
      goto: (url) => post('url', { url }),
      back: () => post('back'),
      resize: async (width, height) => {
        await post('window/rect', { x: 0, y: 0, width, height });
        const bars = await evaluate(() => outerHeight - innerHeight);
        await post('window/rect', { x: 0, y: 0, width, height: height + bars });
      },
      evaluate,
      click: (x, y) => {
        const move = { type: 'pointerMove', duration: 0, x, y };
        const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
        return post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      },
      press: (keys) =>
        press(
          keys.split('+').map((key) => keyCodes[key] ?? key),
          true,
        ),
      type: (text) => press([...text], false),
      close: () => send('DELETE', `/${sessionId}`),
    };
  };
  const stop = async () => {
    const ended = once(driver, 'exit');
    process.kill(-Number(driver.pid), 'SIGTERM');
    await ended;
  };
  return { open, stop };
}

/** Starts an engine. */
export const startEngine = (name: EngineName) => (name === 'webkit' ? startWebkit() : startPuppeteer(name));

/**
 * Prints what to install for the engines that are missing. The flows then run in the other engines.
 * @throws {Error} if `CI` is set, because the workflow must provide every engine
 */
export default function requireEngines(): void {
  const missing = engineNames.flatMap((name) => missingPart(name) ?? []);
  for (const part of missing) console.log(`not run in one engine: install ${part}`);
  if (process.env.CI && missing.length > 0) throw new Error('With CI set, the flows run in every engine.');
}
