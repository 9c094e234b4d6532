/**
 * Measures a build's pages: Lighthouse scores on a simulated phone, bytes before the load event, and the time to open
 * another page. `npx tsx tools/bench [--runs 3 --only /docs]` (`--only` selects routes by prefix). Without `--only`, the
 * script also writes the table in tools/bench/RESULTS.md. Use an idle machine, because other work distorts times.
 */
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
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

type Results = {
  commit: string;
  routes: Record<string, Sample[]>;
  navigation: Record<string, number[]>;
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

const tableFile = path.join(__dirname, 'RESULTS.md');

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

/** A slow mobile network (throughput in bytes per second, latency in milliseconds), and the CPU slowdown of a slow phone. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowdown = 4;

/** The titles of two documents to open from Quick start. Both are visible in its sidebar. */
const destinations = ['How Benchloom works', 'Troubleshoot'];

/** Waits 3 s, clicks a sidebar link, and returns the time in milliseconds until the new heading is visible. */
async function navigate(title: string, origin: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 1350, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${origin}/docs/quick-start`);
    await page.waitForTimeout(3000);
    const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: title });
    await link.hover();
    await page.waitForTimeout(250);
    await page.evaluate(() => {
      addEventListener('click', ({ timeStamp }) => performance.mark('press', { startTime: timeStamp }), true);
    });
    // This function runs in every frame. A heading found in one frame is visible in the next. Don't use named functions
    // here, because tsx would wrap them in a helper that doesn't exist in the page.
    const shown = page.waitForFunction((expected) => {
      const [heading] = performance.getEntriesByName('heading');
      if (heading) return performance.now() - (performance.getEntriesByName('press')[0]?.startTime ?? Number.NaN);
      const arrived = !location.pathname.endsWith('/quick-start');
      if (arrived && document.querySelector('h1')?.textContent === expected) performance.mark('heading');
      return false;
    }, title);
    await link.click();
    return (await (await shown).jsonValue()) || Number.NaN;
  } finally {
    await browser.close();
  }
}

function row(route: string, samples: readonly Sample[]): string {
  const of = (value: (sample: Sample) => number) => median(samples.map(value));
  const scores = [0, 1, 2, 3].map((index) => of(({ scores: all }) => all[index] ?? Number.NaN)).join(' / ');
  const figures = [of((s) => s.lcp), of((s) => s.tbt), of((s) => s.longestTask)].map((value) => Math.round(value));
  return `| ${route} | ${scores} | ${figures.join(' | ')} | ${of((s) => s.cls).toFixed(3)} | ${(of((s) => s.bytes) / 1000).toFixed(1)} | ${samples.length} |`;
}

function table({ commit, routes, navigation }: Results): string {
  const machine = `${os.cpus().length} x ${os.cpus()[0]?.model}, Node ${process.version}, Lighthouse ${lighthouse}, commit ${commit}`;
  return `# Measured pages

\`npm run build && npx tsx tools/bench\` on ${machine}.

Medians from Lighthouse on a simulated phone (150 ms, 1.6 Mbit/s, processor four times slower). The pages are served by nginx with deploy/nginx.conf. Times are in ms. The kB column is the compressed size of everything loaded before the load event, except fonts and the icon. A busy machine, or a virtual one whose host is busy, can take several times longer, so compare builds only within one run, alternating between them.

| Page | Performance / accessibility / best practices / SEO | LCP | TBT | Longest task | CLS | kB | Samples |
|---|---|---|---|---|---|---|---|
${Object.entries(routes)
  .map(([route, samples]) => row(route, samples))
  .join('\n')}

Navigation with a sidebar link on the Quick start page, over 4G, processor four times slower, after 3 s of rest:

| To | ms | Samples |
|---|---|---|
${Object.entries(navigation)
  .map(([title, times]) => `| ${title} | ${Math.round(median(times))} | ${times.length} |`)
  .join('\n')}
`;
}

async function main(): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const build = path.resolve(String(options.build));
  const results: Results = { commit, routes: {}, navigation: {} };
  const chromePath = requireChrome();
  const { origin, stop } = await startNginx(build);
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
  const routes = all.filter((name) => name.startsWith(String(options.only)));
  if (!routes.length) throw new Error(`--only ${options.only}: no route starts with this path.`);
  for (const route of routes) {
    const samples: Sample[] = [];
    results.routes[route] = samples;
    while (samples.length < Number(options.runs)) samples.push(await measure(origin + route, chromePath));
    console.log(row(route, samples));
  }
  // The table needs every page, so a partial run doesn't write the table.
  if (options.only) return stop();
  for (const title of destinations) {
    const times: number[] = [];
    results.navigation[title] = times;
    while (times.length < Number(options.runs)) times.push(await navigate(title, origin, chromePath));
  }
  await stop();
  writeFileSync(tableFile, table(results));
  console.log(`Wrote ${path.relative('.', tableFile)}.`);
}

main();
