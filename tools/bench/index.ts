/**
 * Prints a table of a build's pages: medians from Lighthouse on a simulated phone, and kB before the load event without
 * fonts and the icon. `npm run build && npx tsx tools/bench [--runs 3 --only /docs]` (`--only` selects routes by prefix).
 * Use an idle machine, because other work distorts times, and compare builds only within one run, alternating between
 * them.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { requireChrome } from '../lib/chrome';
import { startNginx } from '../lib/nginx';

type Sample = {
  /** Lighthouse's four scores from 0 to 100: performance, accessibility, best practices, and SEO. */
  scores: number[];
  /** Largest contentful paint and total blocking time, in milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
  /** The duration of the longest task in milliseconds, with Lighthouse's fourfold CPU slowdown. */
  longestTask: number;
  /** Bytes transferred before the load event, not counting fonts and the icon. */
  bytes: number;
};

const { values: options } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});

/** Fetched by npx. As a dependency, it would be a seventh of the files that `npm ci` installs for every test. */
const lighthouse = '12.8.2';

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function numeric(audits: Record<string, { numericValue?: number }>, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

/** The parts of Lighthouse's report that this script uses. */
type Report = {
  audits: Record<string, { numericValue?: number; details?: unknown }>;
  categories: Record<string, { score: number | null }>;
};

/**
 * Runs Lighthouse in a separate process, because tsx would change functions that Lighthouse sends to the browser. Tries
 * up to three times, because Lighthouse sometimes doesn't find the start of the navigation in its trace.
 */
async function runLighthouse(url: string, chromePath: string, attempts = 3): Promise<Report> {
  const flags = ['--quiet', '--output=json', '--throttling-method=simulate'];
  const run = promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${lighthouse}`, url, ...flags, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const stdout = await run.then(
    (result) => result.stdout,
    (error: { stderr: string }) => {
      if (attempts > 1 && error.stderr.includes('NO_NAVSTART')) return undefined;
      throw error;
    },
  );
  return stdout === undefined ? runLighthouse(url, chromePath, attempts - 1) : (JSON.parse(stdout) as Report);
}

async function measure(url: string, chromePath: string): Promise<Sample> {
  const { audits, categories } = await runLighthouse(url, chromePath);
  const requests = (audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined)?.items ?? [];
  const loaded = observedLoad(audits);
  const early = requests.filter(({ networkRequestTime, url: file }) => {
    return networkRequestTime <= loaded && !/^data:|\.woff2$|favicon/.test(file);
  });
  const tasks = (audits['long-tasks']?.details as { items?: { duration: number }[] } | undefined)?.items ?? [];
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
      Math.round((categories[name]?.score ?? Number.NaN) * 100),
    ),
    lcp: numeric(audits, 'largest-contentful-paint'),
    tbt: numeric(audits, 'total-blocking-time'),
    cls: numeric(audits, 'cumulative-layout-shift'),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    bytes: early.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

type NetworkRequest = { url: string; transferSize: number; networkRequestTime: number };

/** Returns the observed time from the start of navigation to the load event, in milliseconds. */
function observedLoad(audits: Record<string, { details?: unknown }>): number {
  const [metrics] = (audits.metrics?.details as { items?: { observedLoad?: number }[] } | undefined)?.items ?? [];
  return metrics?.observedLoad ?? Number.NaN;
}

function row(route: string, samples: readonly Sample[]): string {
  const of = (value: (sample: Sample) => number) => median(samples.map(value));
  const scores = [0, 1, 2, 3].map((index) => of(({ scores: all }) => all[index] ?? Number.NaN)).join(' / ');
  const figures = [of((s) => s.lcp), of((s) => s.tbt), of((s) => s.longestTask)].map((value) => Math.round(value));
  return `| ${route} | ${scores} | ${figures.join(' | ')} | ${of((s) => s.cls).toFixed(3)} | ${(of((s) => s.bytes) / 1000).toFixed(1)} | ${samples.length} |`;
}

async function main(): Promise<void> {
  const build = path.resolve(String(options.build));
  const chromePath = requireChrome();
  const { origin, stop } = await startNginx(build);
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
  const routes = all.filter((name) => name.startsWith(String(options.only)));
  if (!routes.length) throw new Error(`--only ${options.only}: no route starts with this path.`);
  console.log(
    '| Page | Performance / accessibility / best practices / SEO | LCP | TBT | Longest task | CLS | kB | Samples |',
  );
  for (const route of routes) {
    const samples: Sample[] = [];
    while (samples.length < Number(options.runs)) samples.push(await measure(origin + route, chromePath));
    console.log(row(route, samples));
  }
  await stop();
}

main();
