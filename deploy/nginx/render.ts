// Fills the templates of this folder from a build and some options.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultHeaders, type HeaderRule, parseHeaders } from '../../src/build/hosting/headers';
import { parseRedirects } from '../../src/build/hosting/redirects';

/** Options of a server for the site. */
export type SiteOptions = {
  /** Folder of the build, with `_headers` and `_redirects`. */
  build: string;
  /** Folder that nginx serves; with a base URL such as `/sub/`, the build is in `root/sub`. */
  root: string;
  /** Values of the `listen` directive, such as `8080` or `443 ssl http2`. */
  listen: string[];
  /** Host names to answer; others get 421. Empty: answer all. */
  serverNames: string[];
  /** File of the access log, `off`, or a device such as `/dev/stdout`. */
  accessLog: string;
  /** Requests per second for each visitor, with bursts of six times as many. 0: no limit. */
  requestsPerSecond: number;
  /** Concurrent requests of one visitor. */
  connections: number;
  /** Timeout for request headers, in s. */
  headerSeconds: number;
  /** Timeout between two reads of a response, in s. */
  sendSeconds: number;
  /** True if nginx has the module `http_brotli_static`. */
  brotli: boolean;
  /** Certificate and key for the listeners with `ssl`. */
  tls?: { certificate: string; key: string };
  /** Values of `listen` for plain HTTP, which redirects to https at the first server name. */
  redirectHttp?: string[];
};

/** Defaults for a public site. */
export const defaultLimits = { requestsPerSecond: 50, connections: 100, headerSeconds: 10, sendSeconds: 20 };

/**
 * Limits of the machine. `connections` is for each worker, `files` for each process: a connection and the file that it
 * sends. `connectionsPerAddress` is for the firewall, which counts connections before nginx reads a request.
 */
export const machineLimits = { connections: 16_384, files: 40_000, connectionsPerAddress: 200 };

/** Entries of nginx's map that anonymizes IP addresses: the first three numbers of IPv4, the first 48 bits of IPv6. */
export const visitorPatterns: readonly (readonly [pattern: string, result: string])[] = [
  ['^(?:::ffff:)?(?<v4>\\d+\\.\\d+\\.\\d+)\\.\\d+$', '$v4.0'],
  ['^(?<v6three>[0-9a-f]+:[0-9a-f]+:[0-9a-f]+):', '$v6three::'],
  ['^(?<v6two>[0-9a-f]+:[0-9a-f]+)::', '$v6two::'],
  ['^(?<v6one>[0-9a-f]+)::', '$v6one::'],
  ['^::', '::'],
];

const indented = (lines: string[]) => lines.map((line) => `    ${line}`);
const indent = (lines: string[]) => indented(lines).join('\n');

/**
 * Quotes a text as one argument of a directive.
 * @throws {Error} if the text has characters that nginx would interpret
 */
function argument(text: string): string {
  if (/["\\$\n\r]/.test(text)) throw new Error(`Not usable in the configuration of nginx: ${text}`);
  return `"${text}"`;
}

const variable = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}_of_file`;

/** Returns the nginx pattern for the path of a rule. */
function pathPattern(rulePath: string): string {
  const escaped = rulePath.replace(/\*$/, '').replace(/[.+?^()[\]{}|]/g, '\\$&');
  return `~^${escaped}${rulePath.endsWith('*') ? '' : '$'}`;
}

/**
 * Returns the values of the headers. Headers of the first rule, which is for all paths, have fixed values unless a later
 * rule replaces them; the others have a variable and a map by path.
 */
function headerDirectives([allPaths, ...rules]: HeaderRule[]): { maps: string; values: Map<string, string> } {
  const fixed = allPaths?.headers ?? {};
  const values = new Map(Object.entries(fixed).map(([name, value]) => [name, argument(value)]));
  const byPath = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = byPath.map((name) => {
    values.set(name, variable(name));
    const lines = rules.flatMap(({ path: rulePath, headers: { [name]: value } }) =>
      value === undefined ? [] : [`"${pathPattern(rulePath)}" ${argument(value)};`],
    );
    const otherwise = argument(fixed[name] ?? defaultHeaders[name] ?? '');
    return `map $uri ${variable(name)} {\n${indent([`default ${otherwise};`, ...lines])}\n}`;
  });
  return { maps: maps.join('\n'), values };
}

function fill(template: string, values: Record<string, string>): string {
  const text = readFileSync(path.join(__dirname, template), 'utf8');
  return text.replace(/@([A-Z_]+)@/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} asks for ${name}, which nothing sets.`);
    return value;
  });
}

/**
 * Returns the configuration for the http block.
 * @throws {Error} if the build has no `_headers` or `_redirects`
 */
export function renderSite(options: SiteOptions): string {
  const rules = parseHeaders(readFileSync(path.join(options.build, '_headers'), 'utf8'));
  const redirects = parseRedirects(readFileSync(path.join(options.build, '_redirects'), 'utf8'));
  const baseUrl = rules[0]?.path.replace(/\*$/, '') ?? '/';
  const { maps, values } = headerDirectives(rules);
  const { tls, requestsPerSecond: rate } = options;
  const certificate = tls
    ? [
        `ssl_certificate ${argument(tls.certificate)};`,
        `ssl_certificate_key ${argument(tls.key)};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
        'ssl_prefer_server_ciphers off;',
        'ssl_session_cache shared:benchloom_tls:10m;',
        'ssl_session_tickets off;',
      ]
    : [];
  const limits = fill('limits.conf.template', {
    HEADER_TIMEOUT: `${options.headerSeconds}s`,
    SEND_TIMEOUT: `${options.sendSeconds}s`,
  }).trimEnd();
  const names = options.serverNames.join(' ') || '_';
  const headers = [...values.set('Cache-Control', '$cache_control')].map(
    ([name, value]) => `add_header ${name} ${value} always;`,
  );
  const redirectListeners = options.redirectHttp ?? [];
  const toHttps = [
    'server {',
    ...redirectListeners.map((listen) => `    listen ${listen};`),
    `    server_name ${names};`,
    limits,
    '    server_tokens off;',
    // Browsers have to ignore this one over plain HTTP.
    ...indented(headers.filter((line) => !line.includes('Strict-Transport-Security'))),
    '    access_log off;',
    '    return 301 https://$server_name$request_uri;',
    '}',
  ];
  const catchAll = [
    'server {',
    ...options.listen.map((listen) => `    listen ${listen} default_server;`),
    ...certificate.map((line) => `    ${line}`),
    '    server_tokens off;',
    // Before nginx knows the host name, the limits of the default server apply.
    limits,
    ...indented(headers),
    '    access_log off;',
    '    return 421;',
    '}',
  ];
  return fill('site.conf.template', {
    VISITORS: indent(visitorPatterns.map(([pattern, result]) => `"~${pattern}" "${result}";`)),
    REQUEST_ZONE: rate ? `limit_req_zone $visitor_key zone=benchloom_requests:10m rate=${rate}r/s;` : '',
    REQUEST_LIMIT: rate
      ? `limit_req zone=benchloom_requests burst=${rate * 6} nodelay;\n    limit_req_status 429;\n    limit_req_log_level info;`
      : '',
    HEADER_MAPS: maps,
    REDIRECTS: indent(redirects.map(({ from, to }) => `${argument(from)} ${argument(to.replace(/#.*$/, ''))};`)),
    FRAGMENTS: indent(
      redirects.flatMap(({ from, to }) =>
        to.includes('#') ? [`${argument(from)} ${argument(to.slice(to.indexOf('#')))};`] : [],
      ),
    ),
    OTHER_SERVERS: [
      ...(options.serverNames.length > 0 ? catchAll : []),
      ...(redirectListeners.length > 0 ? toHttps : []),
    ].join('\n'),
    LISTEN: [...options.listen.map((listen) => `listen ${listen};`), ...certificate].join('\n    '),
    SERVER_NAMES: names,
    ROOT: argument(options.root),
    ACCESS_LOG: options.accessLog === 'off' ? 'off' : `${argument(options.accessLog)} benchloom if=$is_logged`,
    LIMITS: limits,
    CONNECTIONS: String(options.connections),
    BROTLI: options.brotli ? 'brotli_static on;' : '',
    ADD_HEADERS: indent(headers),
    BASE_URL: baseUrl,
  });
}

/** Returns a complete configuration that includes a site file; nginx writes only to `folder`. */
export function renderMain(options: {
  folder: string;
  site: string;
  workers: string;
  modules: string[];
  user: string;
  /** Open files of each worker. */
  files: number;
}) {
  return fill('nginx.conf.template', {
    MODULES: options.modules.map((module) => `load_module ${argument(module)};`).join('\n'),
    USER: options.user ? `user ${options.user};` : '',
    WORKERS: options.workers,
    FOLDER: options.folder,
    FILES: String(options.files),
    CONNECTIONS: String(machineLimits.connections),
    SITE: options.site,
  });
}

/**
 * Returns files with the limits of a machine, by name: a script for sed that changes Debian's `nginx.conf`, a drop-in for
 * the systemd unit of nginx, and a table for nftables.
 * @param listen values of all `listen` directives
 */
export function renderMachine(listen: readonly string[]): Record<string, string> {
  const ports = listen.map((value) => /(\d+)(?=\s|$)/.exec(value)?.[1]);
  const values = {
    CONNECTIONS: String(machineLimits.connections),
    FILES: String(machineLimits.files),
    PER_ADDRESS: String(machineLimits.connectionsPerAddress),
    PORTS: [...new Set(ports)].filter(Boolean).join(', '),
  };
  const names = ['limits.sed', 'limits.service.conf', 'firewall.nft'];
  return Object.fromEntries(names.map((name) => [name, fill(`${name}.template`, values)]));
}
