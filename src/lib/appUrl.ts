/** Pages of the external application that the site links to. */
export type AppPage = 'login' | 'signup';

/** The application's URLs by environment, without a trailing slash. */
export type AppAddresses = { production: string; alpha: string };

/**
 * True if the site runs in the alpha environment: its hostname contains "alpha". src/client/bootstrap/controls.ts has the
 * same rule for links before hydration.
 */
export function isAlphaHost(hostname: string): boolean {
  return hostname.toLowerCase().includes('alpha');
}

/** Returns the URL of an application page for a visitor on `hostname`. */
export function appUrl(hostname: string, page: AppPage, addresses: AppAddresses): string {
  return `${isAlphaHost(hostname) ? addresses.alpha : addresses.production}/${page}`;
}
