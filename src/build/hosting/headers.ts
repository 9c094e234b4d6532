/**
 * Response headers for a path, which starts with the base URL and ends with `*` or names one file. `replaces` are headers
 * of an earlier rule that don't hold for this path.
 */
export type HeaderRule = { path: string; headers: Record<string, string>; replaces?: string[] };

/** Paths below the base URL that other origins may read. */
export const openData: readonly string[] = ['schemas/*', 'data/*', 'feeds/*'];

/** Folders whose paths all contain a content hash or a version. */
export const hashedFolders: readonly string[] = ['assets/*', 'fonts/*', 'python/*', 'python-worker/*'];

/** Policy of the worker that runs Python. A worker has the policy of its own response, not the one of the page. */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Returns every header of the site. Hosts that read a `_headers` file join the values of all rules that match a path,
 * so no header is in two rules that can match the same path, unless the later one replaces it.
 */
export function headerRules(policy: string, baseUrl: string): HeaderRule[] {
  return [
    {
      path: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    ...hashedFolders.map((folder) => ({
      path: baseUrl + folder,
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    })),
    {
      path: `${baseUrl}python-worker/*`,
      headers: { 'Content-Security-Policy': workerPolicy },
      replaces: ['Content-Security-Policy'],
    },
    ...openData.map((data) => ({
      path: baseUrl + data,
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
  ];
}

/**
 * Headers for paths whose rules don't set them. Only for servers that choose headers by path: a host that reads `_headers`
 * joins the values of all rules that match. Those hosts revalidate pages by default.
 */
export const defaultHeaders: Record<string, string> = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Formats rules as a `_headers` file. */
export function formatHeaders(rules: HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers, replaces = [] }) => [
      path,
      ...replaces.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');
}

/**
 * Parses a `_headers` file in the format of `formatHeaders`.
 * @throws {Error} if a line has another format
 */
export function parseHeaders(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of file.split('\n').filter(Boolean)) {
    const header = /^ {2}([\w-]+): (.+)$/.exec(line);
    const replaced = /^ {2}! ([\w-]+)$/.exec(line)?.[1];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line, headers: {} });
    else if (replaced && rule) rule.replaces = [...(rule.replaces ?? []), replaced];
    else if (header?.[1] && header[2] && rule) rule.headers[header[1]] = header[2];
    else throw new Error(`Not a line of a _headers file: ${line}`);
  }
  return rules;
}

/** Returns the response headers for a path, including the default ones. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  );
  return Object.assign({}, defaultHeaders, ...matching.map(({ headers }) => headers));
}
