/** Response headers for a path, which starts with the base URL. A `*` at its end stands for any text. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** Paths under the base URL that other origins can read. */
const openData: readonly string[] = ['schemas/*', 'data/*', 'feeds/*'];

/** Images under the base URL that other sites show: the icon in feed readers, cards in link previews. */
const sharedImages: readonly string[] = ['img/*', 'favicon.ico'];

/** Folders in which every path contains a content hash or a version. */
export const hashedFolders: readonly string[] = ['assets/*', 'fonts/*', 'python/*', 'python-worker/*'];

/** Folders whose files aren't pages. */
const fileFolders: readonly string[] = ['assets/*', 'fonts/*', 'img/*', 'python/*', ...openData];

/**
 * Content Security Policies. Each page contains its own (policy.ts), except for directives that work
 * only in headers. A worker's policy is in its response. Only the Python worker compiles WebAssembly.
 */
const policies = {
  page: "frame-ancestors 'none'",
  file: "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'",
  python: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
};

const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Returns the site's response headers, which deploy/nginx.conf duplicates. If several rules match a path, a host that
 * reads `_headers` uses the last rule or joins all values. Browsers accept either result.
 */
export function headerRules(baseUrl: string): HeaderRule[] {
  const rules = (folders: readonly string[], headers: Record<string, string>) =>
    folders.map((folder) => ({ path: baseUrl + folder, headers }));
  return [
    {
      path: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': policies.page,
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
      },
    },
    ...rules(fileFolders, { 'Content-Security-Policy': policies.file }),
    ...rules(['python-worker/*'], { 'Content-Security-Policy': policies.python }),
    ...rules(hashedFolders, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
    }),
    ...rules(sharedImages, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...rules(openData, { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  ];
}

/** Formats rules as a `_headers` file. */
export function formatHeaders(rules: HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');
}
