const tagManager = 'https://www.googletagmanager.com';
const analyticsSources: Record<string, string[]> = {
  // Allows only this path, because scripts from other containers on the host would run with the site's privileges.
  'script-src': [`${tagManager}/gtag/js`],
  'connect-src': [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  'img-src': [tagManager, 'https://*.google-analytics.com'],
};

/**
 * Returns a page's Content Security Policy for its `<meta>` element. The policy blocks all other origins, except Google
 * Analytics if `analytics` is set. `frame-ancestors` works only in a header, so it's in headers.ts. Firefox uses
 * `default-src` for prefetched pages. Firefox also applies a page's policy to its workers, so every page allows
 * WebAssembly compilation. The `data:` images are the stylesheet's icons. The framework turns small fonts and media into
 * `data:` URLs. Styles can be inline, as the framework's own are. A hash among their sources would switch
 * `'unsafe-inline'` off.
 * @param scripts hashes of the page's inline scripts
 */
export function contentSecurityPolicy(scripts: readonly string[], analytics: boolean): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'self'", 'data:'],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(analytics ? (analyticsSources[name] ?? []) : [])].join(' '))
    .join('; ');
}
