// Visitors who read a page and then its files, over connections that stay open: a process of its own.
// Arguments: port, number of visitors. Ends on SIGTERM and prints what it saw as JSON.
import { Agent, get } from 'node:http';
import { inlineHashes } from '../../src/build/hosting/inlineCode';

/** What all visitors saw. `retried`: requests that a connection lost when it was closed, sent again as browsers do. */
export type Seen = { requests: number; retried: number; lost: string[]; mixed: string[]; releases: string[] };

const seen: Seen = { requests: 0, retried: 0, lost: [], mixed: [], releases: [] };
const releases = new Set<string>();
const [port = 0, visitors = 1] = process.argv.slice(2).map(Number);
let going = true;

type Answer = { status: number; policy: string; body: string };

function ask(agent: Agent, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = get({ port, host: '127.0.0.1', path, agent }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('error', reject);
      response.on('end', () => {
        const policy = String(response.headers['content-security-policy'] ?? '');
        resolve({ status: response.statusCode ?? 0, policy, body });
      });
    });
    asked.on('error', (error) => reject(Object.assign(error, { reused: asked.reusedSocket })));
  });
}

async function askAsBrowser(agent: Agent, path: string): Promise<Answer> {
  seen.requests += 1;
  try {
    return await ask(agent, path);
  } catch (error) {
    if (!(error as { reused?: boolean }).reused) throw error;
    seen.retried += 1;
    return ask(agent, path);
  }
}

async function visit(agent: Agent): Promise<void> {
  const page = await askAsBrowser(agent, '/docs/quick-start');
  const release = /data-release=(\w+)/.exec(page.body)?.[1] ?? 'none';
  releases.add(release);
  if (page.status !== 200) seen.lost.push(`page: ${page.status}`);
  for (const hash of inlineHashes([page.body]).scripts)
    if (!page.policy.includes(hash)) seen.mixed.push(`policy of another release than ${release}`);
  await new Promise((resolve) => setTimeout(resolve, 100 * Math.random()));
  for (const [script] of page.body.matchAll(/\/assets\/js\/[\w~.-]+\.js/g)) {
    const file = await askAsBrowser(agent, script);
    if (file.status !== 200) seen.lost.push(`${script}: ${file.status}`);
    if (/\/main\./.test(script) && !file.body.endsWith(`/* release ${release} */`))
      seen.mixed.push(`${script} of another release than ${release}`);
  }
}

async function visitAgain(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  while (going) await visit(agent).catch((error: Error) => seen.lost.push(error.message));
  agent.destroy();
}

process.once('SIGTERM', () => {
  going = false;
});
Promise.all(Array.from({ length: visitors }, visitAgain)).then(() => {
  seen.releases = [...releases].sort();
  process.stdout.write(JSON.stringify(seen));
});
process.stderr.write('visiting\n');
