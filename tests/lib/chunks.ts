import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type BuildName, buildDirectory, generatedDirectory } from './builds';

/** Returns the filename of a build's script for a named chunk, such as `main`. */
export function scriptOf(build: BuildName, chunk: string): string {
  const scripts = readdirSync(path.join(buildDirectory(build), 'assets/js'));
  const found = scripts.find((file) => file.startsWith(`${chunk}.`) && file.endsWith('.js'));
  if (!found) throw new Error(`The build "${build}" has no script of the chunk ${chunk}`);
  return found;
}

/** Returns the filename of the script that contains only this page's component, or only this document's content. */
export function chunkOf(build: BuildName, route: string): string {
  const file = path.join(generatedDirectory(build), 'routesChunkNames.json');
  const names: Record<string, { __comp: string; content?: string }> = JSON.parse(readFileSync(file, 'utf8'));
  const [, chunks] = Object.entries(names).find(([key]) => key.replace(/-\w+$/, '') === route) ?? [];
  return scriptOf(build, chunks?.content ?? String(chunks?.__comp));
}

/**
 * Blocks requests for matching files (by default all scripts) between `fail` and `recover`, and counts the blocked
 * requests. Call this before the page opens. Otherwise, the browser may let a request through right after `fail`.
 */
export async function interrupt(page: Page, files: string | RegExp = '**/assets/js/*.js') {
  const requests = { isFailing: false, stopped: 0 };
  await page.route(files, (route) => {
    if (!requests.isFailing) return route.fallback();
    requests.stopped += 1;
    return route.abort();
  });
  const set = (isFailing: boolean) => () => Object.assign(requests, { isFailing });
  return { requests, fail: set(true), recover: set(false) };
}

/**
 * Changes a build's script on the way to the browser. Reads the script from disk, so no request outlives the test.
 * @throws {Error} if the script doesn't change
 */
export async function rewriteScript(page: Page, build: BuildName, file: string, change: (source: string) => string) {
  const source = readFileSync(path.join(buildDirectory(build), 'assets/js', file), 'utf8');
  const body = change(source);
  if (body === source) throw new Error(`Nothing to change in ${file}`);
  await page.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

const crash = 'if(window.crashes)throw new Error("boom",{cause:new Error("the root cause")});';

/** Makes a page's component, or the content of a document, throw while `window.crashes` is set. */
export async function crashWhileRendering(page: Page, route: string): Promise<void> {
  await rewriteScript(page, 'default', chunkOf('default', route), (source) =>
    source.replace(/\bdefault:\(\)=>(\w+)/, `default:()=>(props=>{${crash}return $1(props)})`),
  );
  await page.addInitScript(() => Object.assign(window, { crashes: true }));
}

export const stopCrashing = (page: Page) => page.evaluate(() => Object.assign(window, { crashes: false }));
