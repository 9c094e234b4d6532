import type { InlineHashes } from './inlineCode';

const tagManager = 'https://www.googletagmanager.com';
const analyticsSources: Record<string, string[]> = {
  // Only the tag: a script of any other container there would run with the rights of the site.
  'script-src': [`${tagManager}/gtag/js`],
  'connect-src': [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  'img-src': [tagManager, 'https://*.google-analytics.com'],
};

/**
 * Returns the Content Security Policy of a page, for its `<meta>` element. It blocks everything of other origins;
 * `frame-ancestors`, which works only in a header, is in headers.ts. Firefox takes `default-src` for prefetched pages, and
 * applies the policy of a page to its workers as well, so each page lets WebAssembly be compiled. `analytics` adds the origins of Google Analytics.
 * `data:` images are the icons in the stylesheet; the `data:` font is that of headings.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, analytics: boolean): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(analytics ? (analyticsSources[name] ?? []) : [])].join(' '))
    .join('; ');
}
