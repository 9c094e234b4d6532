import { findHeadlessShell, requireChrome } from '../../tools/lib/chrome';

/**
 * Stops the run before the first test if there's no browser.
 * @throws {Error} with a one-line message about what to install
 */
export default function requireBrowser(): void {
  requireChrome(findHeadlessShell);
}
