import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { type BuildName, buildDirectory } from './builds';

/** File names of the scripts of a build that hold a text. @throws {Error} when none does. */
export function chunksWith(build: BuildName, text: string): string[] {
  const directory = path.join(buildDirectory(build), 'assets/js');
  const found = readdirSync(directory).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(directory, file), 'utf8').includes(text),
  );
  if (found.length === 0) throw new Error(`No script of the build "${build}" holds ${JSON.stringify(text)}`);
  return found;
}

/** File name of the main script of the build in a folder. @throws {Error} when there is none. */
export function mainScript(directory: string): string {
  const found = readdirSync(path.join(directory, 'assets/js')).find((file) => /^main\..*\.js$/.test(file));
  if (!found) throw new Error(`The build in ${directory} has no main script`);
  return found;
}

/** The chunk of a page: the one script, apart from the main bundle, that holds a text only that page says. */
export function chunkOf(build: BuildName, text: string): string {
  const [chunk, ...more] = chunksWith(build, text).filter((file) => !/^(?:main|runtime|common)/.test(file));
  if (!chunk || more.length > 0) throw new Error(`${JSON.stringify(text)} is in ${1 + more.length} chunks`);
  return chunk;
}

/** Answers requests for a file by a handler that can be taken back. Returns how many requests came. */
export async function interceptFile(page: Page, file: string | RegExp, handler: (route: Route) => Promise<void>) {
  const url = typeof file === 'string' ? `**/${file}` : file;
  const seen = { requests: 0 };
  const count = async (route: Route) => {
    seen.requests += 1;
    await handler(route);
  };
  await page.route(url, count);
  return { seen, stop: () => page.unroute(url, count) };
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
