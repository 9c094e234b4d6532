/**
 * Watches the end of validity of security.txt: `npm run check:expiry` counts from the source,
 * `npm run check:expiry -- https://www.example.com` reads the file that a site serves.
 * Exit codes: 0 at least 60 days are left, 1 fewer or no file.
 */
import path from 'node:path';
import { securityText } from '../../src/build/securityTxt';
import { sourceDate } from '../../src/build/sourceDate';
import { daysLeft } from './daysLeft';

const least = 60;

async function main(): Promise<void> {
  const site = process.argv[2]?.replace(/\/$/, '');
  const root = path.resolve(__dirname, '../..');
  const text = site
    ? await (await fetch(`${site}/.well-known/security.txt`, { signal: AbortSignal.timeout(20_000) })).text()
    : securityText('https://site.example/', sourceDate(root));
  const days = daysLeft(text, Date.now());
  console.log(`check:expiry: security.txt is valid for ${days} days`);
  if (days < least) console.log(`Build and deploy the site from a new commit: at least ${least} days have to be left.`);
  process.exitCode = days < least ? 1 : 0;
}

void main();
