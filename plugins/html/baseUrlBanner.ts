import type { BuiltPage } from './pages';

/** Part of the framework's script that shows the banner about a wrong base URL; only the home page has it. */
const banner = '__docusaurus-base-url-issue-banner';

/** Part of that script once it waits. */
export const delayedBanner = '(window.showBaseUrlBanner=';
const listener = /document\.addEventListener\(["']DOMContentLoaded["'],/;

/**
 * Makes the framework's banner about a wrong base URL wait until a script has failed. The framework shows it if no script
 * has run by the time the document is parsed, which is the normal case for deferred scripts.
 * @param pages changed in place
 * @throws {Error} if the framework's script listens to another event
 */
export function delayBanner(pages: readonly BuiltPage[]): void {
  for (const page of pages.filter(({ html }) => html.includes(banner))) {
    if (!listener.test(page.html)) throw new Error(`${page.file}: the base URL banner listens to another event.`);
    page.html = page.html.replace(listener, delayedBanner);
  }
}
