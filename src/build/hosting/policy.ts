import type { InlineHashes } from './inlineCode';

const tagManager = 'https://www.googletagmanager.com';
const analyticsSources: Record<string, string[]> = {
  // Only the tag: a script of any other container there would run with the rights of the site.
  'script-src': [`${tagManager}/gtag/js`],
  'connect-src': [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  'img-src': [tagManager, 'https://*.google-analytics.com'],
};

/**
 * Returns the Content Security Policy of the site, which blocks everything that it doesn't list.
 * `analytics` adds the origins of Google Analytics; `reportUrl`, if it isn't empty, gets the browsers' reports. `data:`
 * images are the icons in the stylesheet; the `data:` font is that of headings.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, analytics: boolean, reportUrl = ''): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // All browsers know this directive; not all know its successor, report-to.
    ...(reportUrl && { 'report-uri': [reportUrl] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(analytics ? (analyticsSources[name] ?? []) : [])].join(' '))
    .join('; ');
}

/** Returns the policy for a `<meta>` element, without the directives that browsers ignore there with a warning. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !/^(?:frame-ancestors|report-uri) /.test(directive))
    .join('; ');
}
