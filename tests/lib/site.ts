import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { type BuildName, buildDirectory, generatedDirectory } from './builds';

/** The marketing routes of the specification. */
export const marketingRoutes = [
  '/',
  '/about-us',
  '/consulting',
  '/contact',
  '/features',
  '/plans',
  '/privacy-notice',
  '/signup',
  '/solutions',
  '/terms-of-use',
] as const;

/** The documentation routes of the specification. */
export const docsRoutes = [
  '/docs/',
  '/docs/quick-start',
  '/docs/release-notes',
  '/docs/troubleshoot',
  '/docs/how-to/create-dip',
  '/docs/how-to/create-dip-metrics',
  '/docs/how-to/create-dip-rtos',
  '/docs/how-to/create-install-job',
  '/docs/how-to/create-output-adapter',
  '/docs/how-to/upload-artifacts-from-a-job',
  '/docs/how-to/write-perf-test',
  '/docs/how-to/write-test',
  '/docs/integrations/github',
  '/docs/integrations/slack',
  '/docs/reference/agentctl',
  '/docs/reference/cli',
  '/docs/reference/configuration/agent-config',
  '/docs/reference/configuration/dip-config',
  '/docs/reference/configuration/job-package-config',
  '/docs/reference/benchloom-toolbelt',
  '/docs/self-hosted/run',
  '/docs/self-hosted/setup',
] as const;

export const allRoutes: readonly string[] = [...marketingRoutes, ...docsRoutes];

/** One page of each layout. */
export const oneOfEachLayout: readonly string[] = [
  '/',
  '/plans',
  '/docs/',
  '/docs/quick-start',
  '/docs/reference/configuration/job-package-config',
];

/** A file of a build as text. */
export function readBuilt(build: BuildName, file: string): string {
  return readFileSync(path.join(buildDirectory(build), file), 'utf8');
}

/** A JSON file that the framework generated for a build. */
export function readGenerated<Content>(build: BuildName, file: string): Content {
  return JSON.parse(readFileSync(path.join(generatedDirectory(build), file), 'utf8')) as Content;
}

const parsed = new Map<string, CheerioAPI>();

/** The static HTML of a route, parsed once for all tests of a worker: change only a copy of it. */
export function staticPage(build: BuildName, route: string): CheerioAPI {
  const file = path.join(route, 'index.html');
  const page = parsed.get(`${build} ${file}`) ?? load(readBuilt(build, file));
  parsed.set(`${build} ${file}`, page);
  return page;
}

/** Routes that the sitemap of a build lists, in its order, without the base URL. */
export function sitemapRoutes(build: BuildName, baseUrl = '/'): string[] {
  const sitemap = load(readBuilt(build, 'sitemap.xml'), { xml: true });
  return sitemap('loc')
    .toArray()
    .map((location) => `/${new URL(sitemap(location).text()).pathname.slice(baseUrl.length)}`);
}
