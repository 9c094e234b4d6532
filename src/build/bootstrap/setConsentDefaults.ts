declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/** Denies everything that needs consent. Google Analytics must read this before the tracking id. */
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
}
