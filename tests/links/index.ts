/**
 * Lists every link to another site: `npm run links:external`. With `--check` it visits each of them; a scheduled
 * workflow does, because a build must not depend on other sites. Exit codes: 0 all there, 1 some are not.
 */
import { fileURLToPath } from 'node:url';
import { listExternalLinks, problemOf } from './externalLinks';

/** Addresses that are visited at the same time. */
const visitorCount = 8;

async function main(): Promise<void> {
  const links = listExternalLinks(fileURLToPath(new URL('../../', import.meta.url)));
  if (!process.argv.includes('--check')) {
    for (const { url, file, line } of links) console.log(`${file}:${line} ${url}`);
    return;
  }
  const urls = [...new Set(links.map(({ url }) => url))];
  const problems = new Map<string, string | undefined>();
  const waiting = urls.values();
  const visitor = async () => {
    for (const url of waiting) problems.set(url, await problemOf(url));
  };
  await Promise.all(Array.from({ length: visitorCount }, visitor));
  for (const { url, file, line } of links) {
    const problem = problems.get(url);
    if (problem) console.log(`${file}:${line} link: ${url} ${problem} (find where it moved, or take the link out)`);
  }
  const broken = urls.filter((url) => problems.get(url)).length;
  console.log(`links:external: ${broken || 'no'} broken of ${urls.length} addresses`);
  process.exitCode = broken > 0 ? 1 : 0;
}

void main();
