declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/**
 * Denies everything that needs consent, and removes the query and fragment from the page view's URLs. Google Analytics
 * must read both settings before the tracking ID.
 */
export function setConsentDefaults(): void {
  window.dataLayer ??= [];
  window.gtag = function gtag() {
    // The tag accepts only `arguments` objects.
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
