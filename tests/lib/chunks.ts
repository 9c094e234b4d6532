import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type BuildName, buildDirectory } from './builds';
import { readGenerated } from './site';

/** Filename of the script of a build whose chunk has a name, such as `main`. @throws {Error} when there is none. */
export function scriptOf(build: BuildName, chunk: string): string {
  const scripts = readdirSync(path.join(buildDirectory(build), 'assets/js'));
  const found = scripts.find((file) => file.startsWith(`${chunk}.`) && file.endsWith('.js'));
  if (!found) throw new Error(`The build "${build}" has no script of the chunk ${chunk}`);
  return found;
}

/** Filename of the script that holds a page alone: its component, or the text of a document. */
export function chunkOf(build: BuildName, route: string): string {
  const names = readGenerated<Record<string, { __comp: string; content?: string }>>(build, 'routesChunkNames.json');
  const [, chunks] = Object.entries(names).find(([key]) => key.replace(/-\w+$/, '') === route) ?? [];
  return scriptOf(build, chunks?.content ?? String(chunks?.__comp));
}

/**
 * Stops requests for files, by default all scripts, from `fail` to `recover`, and counts those that it stops. To be called
 * before the page is visited: the browser can let a request through that follows at once.
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
 * Changes a script of a build on its way to the browser. Answers from the file and not from the server,
 * so that a request that comes while the test ends has nothing to wait for.
 * @throws {Error} when there is nothing to change.
 */
export async function rewriteScript(page: Page, build: BuildName, file: string, change: (source: string) => string) {
  const source = readFileSync(path.join(buildDirectory(build), 'assets/js', file), 'utf8');
  const body = change(source);
  if (body === source) throw new Error(`Nothing to change in ${file}`);
  await page.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
