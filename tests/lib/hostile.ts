// Requests that a healthy visitor never sends.

type Kind = (pick: Pick) => string;
type Pick = { one: <Value>(values: readonly Value[]) => Value; number: (below: number) => number };

/** Numbers from a seed, so that a failing run can be run again. */
export function picker(seed: number): Pick {
  let state = seed >>> 0;
  const number = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { number, one: (values) => values[number(values.length)] as never };
}

const get = (target: string, headers = 'Host: localhost\r\n') =>
  `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
const pages = ['/', '/plans', '/docs/', '/docs/quick-start', '/assets/js/', '/schemas/agent-config.schema.json'];
const secrets = ['etc/passwd', '.git/config', '.env', 'windows/win.ini', 'proc/self/environ', 'package.json'];
const ups = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '.%2e/', '..;/../', '..%c0%af../'];
const signs = ['%00', '%0d%0aSet-Cookie:%20a=b', '%0a', '%7f', '%01', '%1b[2J'];
const files = ['/.git/HEAD', '/.env', '/.htaccess', '/docs/.hidden', '/_headers', '/_redirects', '/index.html.br'];
const probes = ['/wp-login.php', '/cgi-bin/sh', '/server-status', '/admin', '/nginx.conf', '/docs/nope', '/assets/js'];

/** Each kind of hostile request. None of them may get an answer other than 4xx or a closed connection. */
export const hostileKinds: Record<string, Kind> = {
  'path traversal': ({ one, number }) => get(`${one(pages)}/${one(ups).repeat(1 + number(12))}${one(secrets)}`),
  'encoded slash': ({ one }) => get(`${one(pages)}${one(['%2f', '%2F', '%5c', '%5C'])}${one(secrets)}`),
  'control character': ({ one }) => get(`${one(pages)}x${one(signs)}`),
  'raw NUL': ({ one }) => get(`${one(pages)}\0${one(secrets)}`),
  'broken escape': ({ one }) => get(`${one(pages)}${one(['%', '%z1', '%a', '%%20'])}`),
  'hidden file': ({ one }) => get(one(files)),
  'page that is not there': ({ one, number }) => get(`${one(probes)}${number(1000)}x`),
  'long path': ({ number }) => get(`/${'a'.repeat(300 + number(7000))}`),
  'overlong path': ({ number }) => get(`/${'a'.repeat(9000 + number(40_000))}`),
  'wrong method': ({ one }) =>
    `${one(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'MKCOL', 'PURGE'])} ${one(pages)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  'no method at all': ({ one }) =>
    `${one(['get', 'G\0T', '@', '<script>', 'GÄT'])} / HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'wrong protocol': ({ one }) =>
    `GET / ${one(['HTTP/3.7', 'HTTP/x', 'FTP/1.0', 'HTTP/1.1.1'])}\r\nHost: localhost\r\n\r\n`,
  'huge header': ({ number }) => get('/', `Host: localhost\r\nX-Long: ${'b'.repeat(9000 + number(60_000))}\r\n`),
  'many headers': ({ number }) =>
    get('/', `Host: localhost\r\n${'X-Many: 0123456789\r\n'.repeat(2000 + number(1000))}`),
  'huge body': ({ number }) => get('/', `Host: localhost\r\nContent-Length: ${2000 + number(1e9)}\r\n`),
  'body of unknown length': ({ one }) =>
    get('/', `Host: localhost\r\nTransfer-Encoding: ${one(['gzip', 'xchunked', 'chunked, chunked'])}\r\n`),
  'header injection': ({ one }) => get('/', `Host: localhost${one(['\0', '\x01', '%0d%0a', ' x', '\\'])}x\r\n`),
  'no host': () => get('/', ''),
  'two hosts': () => get('/', 'Host: localhost\r\nHost: example.org\r\n'),
  'foreign host': ({ one }) =>
    get(one(pages), `Host: ${one(['example.org', '169.254.169.254', 'a/b', '..', '[::1'])}\r\n`),
  'foreign address': ({ one }) => get(`http://${one(['example.org', '169.254.169.254'])}${one(pages)}`),
  noise: ({ number }) =>
    `${Array.from({ length: 20 + number(200) }, () => String.fromCharCode(number(256))).join('')}\r\n\r\n`,
  'another protocol': ({ one }) =>
    one(['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'SSH-2.0-x\r\n\r\n', '*1\r\n$4\r\nPING\r\n\r\n']),
};

/** Some hostile requests, all kinds in turn. */
export function* hostileRequests(count: number, seed: number): Generator<{ kind: string; bytes: string }> {
  const pick = picker(seed);
  const kinds = Object.entries(hostileKinds);
  for (let index = 0; index < count; index += 1) {
    const [kind, make] = kinds[index % kinds.length] as [string, Kind];
    yield { kind, bytes: make(pick) };
  }
}
