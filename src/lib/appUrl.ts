/** Pages of the external application that the site links to. */
export type AppPage = 'login' | 'signup';

/** Addresses of the application per environment, without a trailing slash. */
export type AppAddresses = { production: string; alpha: string };

/**
 * True if the site runs in the alpha environment: its hostname contains "alpha". src/client/bootstrap/controls.ts has the
 * same rule for links before hydration.
 */
export function isAlphaHost(hostname: string): boolean {
  return hostname.toLowerCase().includes('alpha');
}

/** Returns the URL of a page of the application for a visitor of the site on `hostname`. */
export function appUrl(hostname: string, page: AppPage, addresses: AppAddresses): string {
  return `${isAlphaHost(hostname) ? addresses.alpha : addresses.production}/${page}`;
}
