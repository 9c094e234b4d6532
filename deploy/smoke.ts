// Serves a build with nginx and asks for each of its files: `npm run smoke [FOLDER]`. FOLDER gets compressed files.
// Exit code 1, with a line for each of the first 20 faults, if a status or a header isn't what the build's _headers says.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFor, parseHeaders } from '../src/build/hosting/headers';
import { parseRedirects } from '../src/build/hosting/redirects';
import { listFiles } from '../src/lib/files';
import { compressBuild } from './compress';
import { startNginx } from './nginx/start';

type Expected = { address: string; status: number; headers: Record<string, string> };

/** What a host must answer for a build: its pages and files with their headers, its redirects, and a 404. */
function expectedAnswers(build: string): Expected[] {
  const rules = parseHeaders(readFileSync(path.join(build, '_headers'), 'utf8'));
  if (!rules[0]?.headers['Content-Security-Policy']) throw new Error(`${build}/_headers sets no policy for all pages.`);
  const base = rules[0].path.replace(/\*$/, '');
  const served = listFiles(build).filter(
    (file) => !/\.(?:gz|br)$|(?:^|\/)(?:\.(?!well-known\/)|_)|^404\.html$/.test(file),
  );
  const files = served.map((file) => {
    const address = `${base}${file.replace(/(?:^|\/)index\.html$/, '')}`;
    return { address, status: 200, headers: headersFor(rules, `${base}${file}`) };
  });
  const redirects = parseRedirects(readFileSync(path.join(build, '_redirects'), 'utf8'));
  return [
    ...files,
    ...redirects.map(({ from, to }) => ({ address: from, status: 301, headers: { Location: to } })),
    { address: `${base}not-a-page`, status: 404, headers: headersFor(rules, base) },
  ];
}

async function faultsOf(origin: string, { address, status, headers }: Expected): Promise<string[]> {
  const answer = await fetch(`${origin}${address}`, { method: 'HEAD', redirect: 'manual' });
  if (answer.status !== status) return [`${address}: status ${answer.status}, not ${status}`];
  return Object.entries(headers)
    .filter(([name, value]) => answer.headers.get(name) !== value)
    .map(([name, value]) => `${address}: ${name} is ${JSON.stringify(answer.headers.get(name))}, not "${value}"`);
}

async function smoke(build: string): Promise<void> {
  const expected = expectedAnswers(build);
  await compressBuild(build);
  const nginx = await startNginx(build, { requestsPerSecond: 0, accessLog: 'off' });
  const faults: string[] = [];
  try {
    for (const answer of expected) faults.push(...(await faultsOf(nginx.origin, answer)));
  } finally {
    await nginx.stop();
  }
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(`smoke: ${expected.length} addresses asked, ${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}

smoke(path.resolve(process.argv[2] ?? 'build')).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
