import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { type BuildName, buildDirectory, generatedDirectory } from './builds';

/** One page of each layout. */
export const oneOfEachPageType: readonly string[] = [
  '/',
  '/plans',
  '/docs/',
  '/docs/quick-start',
  '/docs/reference/configuration/job-package-config',
  '/docs/reference/cli/job',
  '/docs/troubleshoot',
  '/docs/troubleshoot/console',
];

/** Reads a file from a build as text. */
export function readBuilt(build: BuildName, file: string): string {
  return readFileSync(path.join(buildDirectory(build), file), 'utf8');
}

/** Reads a JSON file that the framework generated during a build. */
export function readGenerated<Content>(build: BuildName, file: string): Content {
  return JSON.parse(readFileSync(path.join(generatedDirectory(build), file), 'utf8')) as Content;
}

const parsed = new Map<string, CheerioAPI>();

/** Returns the parsed static HTML of a route. All tests in a worker share the result, so change only a copy. */
export function staticPage(build: BuildName, route: string): CheerioAPI {
  const file = path.join(route, 'index.html');
  const page = parsed.get(`${build} ${file}`) ?? load(readBuilt(build, file));
  parsed.set(`${build} ${file}`, page);
  return page;
}

/** Returns the routes in a build's sitemap, in order, without the base URL. */
export function sitemapRoutes(build: BuildName, baseUrl = '/'): string[] {
  const sitemap = load(readBuilt(build, 'sitemap.xml'), { xml: true });
  return sitemap('loc')
    .toArray()
    .map((location) => `/${new URL(sitemap(location).text()).pathname.slice(baseUrl.length)}`);
}

/** Every page in the default build's sitemap. */
export const allRoutes: readonly string[] = sitemapRoutes('default').sort();
export const docsRoutes = allRoutes.filter((route) => route.startsWith('/docs/'));
export const marketingRoutes = allRoutes.filter((route) => !route.startsWith('/docs/'));
