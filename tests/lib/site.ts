import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import movedPages from '../../plugins/finish/movedPages.json';
import { listFiles } from '../../plugins/lib/files';
import { type BuildName, buildDirectory, builds, projectDirectory } from './builds';

/** The build that the tests in `site` and `browser` read: the name of a declared build, or a folder. */
export const buildName = process.env.BUILD ?? 'default';
const directory = buildName in builds ? buildDirectory(buildName as BuildName) : path.resolve(buildName);

/** Returns the file's place in the build. */
export const builtFile = (file: string): string => path.join(directory, file);
/** Reads a file from the build as text. */
export const readBuilt = (file: string): string => readFileSync(builtFile(file), 'utf8');
/** Every file of the build. */
export const builtFiles: readonly string[] = listFiles(directory);

/** Reads a JSON file that the framework generated during the build. */
export function readGenerated<Content>(file: string): Content {
  const copy = `${directory}-generated`;
  const folder = existsSync(copy) ? copy : path.join(projectDirectory, '.docusaurus');
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Content;
}

const parsed = new Map<string, CheerioAPI>();

/** Returns the parsed HTML of a route. All tests in a process share it, so change only a copy. */
export function staticPage(route: string): CheerioAPI {
  const page = parsed.get(route) ?? load(readBuilt(path.join(route, 'index.html')));
  parsed.set(route, page);
  return page;
}

const home = staticPage('/');
const canonical = home('link[rel="canonical"]').attr('href') ?? '';

/** The settings with which the site was built, as its pages show them. */
export const baseUrl = home('link[rel="manifest"]').attr('href')?.replace('site.webmanifest', '') ?? '';
export const siteUrl = canonical.slice(0, -baseUrl.length);
export const trackingId = /gtag\/js\?id=([\w-]+)/.exec(home.html())?.[1] ?? '';
export const appUrl = home('a:contains("Log In")').attr('href')?.replace('/login', '') ?? '';

/** Returns the path of a route or a file in the built site, below the base URL. */
export const pathOf = (route: string): string => baseUrl + route.slice(1);

/** The blog, which the theme makes, and what `makeBuilds.ts` adds to a copy of the project. */
const notOurs = /^\/(?:blog|docs\/(?:features|moved))\b/;

/** Every page in the sitemap except the blog's, without the base URL. */
export const allRoutes: readonly string[] = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, address = '']) => `/${new URL(address).pathname.slice(baseUrl.length)}`)
  .filter((route) => !notOurs.test(route))
  .sort();
export const docsRoutes = allRoutes.filter((route) => route.startsWith('/docs/'));
export const marketingRoutes = allRoutes.filter((route) => !route.startsWith('/docs/'));
export const isDocument = (route: string): boolean => docsRoutes.includes(route);
/** Whether a document is a guide: it does one thing and ends. */
export const isGuide = (route: string): boolean =>
  /^\/docs\/(?:how-to\/|self-hosted\/|integrations\/|(?:quick-start|how-it-works|known-limits|security|compare)$)/.test(
    route,
  );
const moved = Object.keys(movedPages).map((from) => `${from.slice(1)}/index.html`);

/** Every page, the one for unknown addresses included, as a file. */
export const htmlFiles = builtFiles.filter(
  (file) => file.endsWith('.html') && !notOurs.test(`/${file}`) && !moved.includes(file),
);

/** One page of each layout, and a short one, because the time that axe takes grows with the page. */
export const oneOfEachPageType: readonly string[] = [
  '/',
  '/plans',
  '/consulting',
  '/privacy-notice',
  '/docs/',
  '/docs/quick-start',
  '/docs/reference/configuration/server-config',
  '/docs/reference/cli/projects',
  '/docs/troubleshoot',
  '/docs/troubleshoot/security-and-signing',
];
