import { lateBanner } from '../inlineScripts';
import type { BuiltPage } from './pages';

/** Part of the framework's script that shows the banner about a wrong base URL, on the home page alone. */
const banner = '__docusaurus-base-url-issue-banner';
const framework = /document\.addEventListener\(["']DOMContentLoaded["'],/;

/**
 * Lets the framework's banner about a wrong base URL wait until a script has failed. The framework shows it when
 * nothing runs as soon as the document is read, which is the normal case for scripts that start late.
 * @param pages changed in place
 * @throws an error when the framework's script listens to something else
 */
export function delayBanner(pages: readonly BuiltPage[]): void {
  for (const page of pages.filter(({ html }) => html.includes(banner))) {
    if (!framework.test(page.html)) throw new Error(`The base URL banner of ${page.file} has changed its event.`);
    page.html = page.html.replace(framework, `(window.${lateBanner}=`);
  }
}
