import type { BuiltPage } from '../lib/pages';

/** Identifies the framework's script for the banner about a wrong base URL. Only the home page contains the script. */
const banner = '__docusaurus-base-url-issue-banner';

/** The start of the framework's script after `delayBanner` has changed it. */
export const delayedBanner = '(window.showBaseUrlBanner=';
const listener = /document\.addEventListener\(["']DOMContentLoaded["'],/;

/**
 * Delays the framework's banner about a wrong base URL until a script has failed. The framework shows the banner if no
 * script has run by the time the document is parsed, but deferred scripts never run that early.
 * @param pages changed in place
 * @throws {Error} if the framework's script listens for a different event
 */
export function delayBanner(pages: readonly BuiltPage[]): void {
  for (const page of pages.filter(({ html }) => html.includes(banner))) {
    if (!listener.test(page.html))
      throw new Error(`${page.file}: the base URL banner doesn’t listen for the expected event.`);
    page.html = page.html.replace(listener, delayedBanner);
  }
}
