import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatHeaders, headerRules } from '../hosting/headers';
import { inlineHashes } from '../hosting/inlineCode';
import { contentSecurityPolicy, metaPolicy } from '../hosting/policy';
import { formatRedirects, pageRedirects, type Redirect } from '../hosting/redirects';

/** The finished pages of a build: HTML by path of the file. A step may change them. */
type Pages = Map<string, string>;

/** `analytics`: allow the origins of Google Analytics. `metaPolicy`: each page carries its policy itself. */
export type FinishOptions = { analytics: boolean; metaPolicy: boolean };

type Build = FinishOptions & { siteDir: string; outDir: string; baseUrl: string; routes: string[] };

const spriteWithStyle = '<svg style="display: none;">';
const bannerStyles = /<script[^>]*>(?:(?!<\/script)[\s\S])*?__docusaurus-base-url-issue-banner[\s\S]*?<\/script>/;

/** Takes the style attributes of the framework's own parts out, which no policy without `unsafe-inline` allows. */
export function removeStyleAttributes(html: string): string {
  return html
    .replace(spriteWithStyle, '<svg class="icon-sprite">')
    .replace(bannerStyles, (script) => script.replace(/ style=(\\?")[^"\\]*\1/g, ''));
}

/** Puts a policy at the start of a page, behind the charset, for hosts that cannot set headers. */
export function addMetaPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const place = /<head[^>]*>\s*(?:<meta charset=[^>]*>)?/i;
  if (!place.test(html)) throw new Error('A page has no head to put the policy into.');
  return html.replace(place, (start) => start + meta);
}

function movedAddresses(siteDir: string, baseUrl: string): Redirect[] {
  const file = path.join(siteDir, 'contracts/redirects.json');
  if (!existsSync(file)) return [];
  const redirects = JSON.parse(readFileSync(file, 'utf8')) as Redirect[];
  // A server never sees a fragment, so an anchor that moved is not its matter.
  return redirects
    .filter(({ from }) => !from.includes('#'))
    .map(({ from, to }) => ({ from: baseUrl + from.slice(1), to: baseUrl + to.slice(1) }));
}

async function writeHostFiles(pages: Pages, build: Build): Promise<void> {
  const policy = contentSecurityPolicy(inlineHashes(pages.values()), build.analytics);
  if (build.metaPolicy) for (const [file, html] of pages) pages.set(file, addMetaPolicy(html, metaPolicy(policy)));
  const redirects = [...movedAddresses(build.siteDir, build.baseUrl), ...pageRedirects(build.routes, build.baseUrl)];
  await writeFile(path.join(build.outDir, '_headers'), formatHeaders(headerRules(policy, build.baseUrl)));
  await writeFile(path.join(build.outDir, '_redirects'), formatRedirects(redirects));
}

/**
 * The last work on the pages, in one plugin, because the framework runs the postBuild of all plugins at the same time.
 * First the steps that change the HTML, one after the other, at last the policy, whose hashes are those of the final HTML.
 */
export default function finishBuild({ siteDir }: LoadContext, options: unknown): Plugin {
  return {
    name: 'finish-build',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
      const before = await Promise.all(files.map((file) => readFile(path.join(outDir, file), 'utf8')));
      const pages: Pages = new Map(files.map((file, index) => [file, before[index] ?? '']));

      for (const [file, html] of pages) pages.set(file, removeStyleAttributes(html));
      // Further steps that change the HTML stand here.

      await writeHostFiles(pages, {
        ...(options as FinishOptions),
        siteDir,
        outDir,
        baseUrl,
        routes: [...routesPaths].sort(),
      });
      await Promise.all(
        [...pages]
          .filter(([, html], index) => html !== before[index])
          .map(([file, html]) => writeFile(path.join(outDir, file), html)),
      );
    },
  };
}
