import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Redirect, readRedirects } from '../../../plugins/redirects';
import { didYouMean } from './didYouMean';
import type { Page } from './readPages';
import type { Finding } from './report';

/** A list of all addresses that have ever been published. */
const list = 'contracts/urls.json';

/**
 * Finds published addresses that no longer exist, and new addresses that aren't in the list yet.
 * @param root project root; if it has no list, the check passes
 * @param pages all pages in the documentation
 */
export function checkAddresses(root: string, pages: Page[]): Finding[] {
  if (!existsSync(join(root, list))) return [];
  const { pages: listed } = JSON.parse(readFileSync(join(root, list), 'utf8')) as { pages: Record<string, string[]> };
  const redirects = readRedirects(root);
  const routes = new Set(pages.map(({ route }) => route));
  const gonePages = Object.keys(listed)
    .filter((route) => route.startsWith('/docs/') && !routes.has(route) && !leadsOn(redirects, route))
    .map((route): Finding => {
      const reason = `the published page ${route} is missing`;
      const fix = 'restore the page, or add its new address to contracts/redirects.json';
      return { file: list, line: 1, kind: 'address', reason, fix };
    });
  return [...gonePages, ...pages.flatMap((page) => pageFindings(page, listed[page.route], redirects))];
}

function leadsOn(redirects: Redirect[], address: string): boolean {
  return redirects.some(({ from }) => from === address);
}

function pageFindings(page: Page, listed: string[] | undefined, redirects: Redirect[]): Finding[] {
  const publish = 'when the page is finished, run `npm run urls` and commit the result';
  const finding = (line: number, reason: string, fix: string): Finding => {
    return { file: page.file, line, kind: 'address', reason, fix };
  };
  if (!listed) return [finding(1, `${page.route} isn't in ${list}`, publish)];
  const known = new Set(listed);
  const fresh = page.headings.filter(({ anchor }) => !known.has(anchor));
  const gone = listed.filter((anchor) => !page.anchors.has(anchor) && !leadsOn(redirects, `${page.route}#${anchor}`));
  const lost = gone.map((anchor) => {
    const renamed = fresh.find((heading) => didYouMean(anchor, [heading.anchor])) ?? fresh[0];
    const fix = `write {/* #${anchor} */} at the end of its heading, or add its new address to contracts/redirects.json`;
    return finding(renamed?.line ?? 1, `the published anchor #${anchor} is missing`, fix);
  });
  const added = [...page.anchors].filter((anchor) => !known.has(anchor));
  const first = page.headings.find(({ anchor }) => added.includes(anchor))?.line ?? 1;
  const names = added.map((anchor) => `#${anchor}`).join(', ');
  return added.length > 0 ? [...lost, finding(first, `${names} not in ${list}`, publish)] : lost;
}
