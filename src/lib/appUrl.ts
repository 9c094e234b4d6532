/** Pages of the external application to which the site links. */
export type AppPage = 'login' | 'signup';

/** The application's URLs by environment, without a trailing slash. */
export type AppAddresses = { production: string; alpha: string };

/**
 * Returns the URL of an application page for a visitor on `hostname`. A name that contains "alpha" gets the alpha
 * environment. src/boot/controls.ts has the same rule for links before hydration.
 */
export function appUrl(hostname: string, page: AppPage, addresses: AppAddresses): string {
  return `${/alpha/i.test(hostname) ? addresses.alpha : addresses.production}/${page}`;
}
