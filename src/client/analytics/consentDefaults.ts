declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/**
 * Denies everything that needs consent, and sets the addresses of the page view without query and fragment.
 * Google Analytics must read both before the tracking id.
 */
export function setConsentDefaults(): void {
  window.dataLayer ??= [];
  window.gtag = function gtag() {
    // The tag reads `arguments` objects only.
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  };
  window.gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  const cut = (address: string) => address.replace(/[?#].*/s, '');
  window.gtag('set', { page_location: cut(location.href), page_referrer: cut(document.referrer) });
}
