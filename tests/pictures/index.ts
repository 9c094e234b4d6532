// Compares pictures of the default build with their baselines: `tsx tests/pictures/index.ts [--update | --required]`.
// Other browsers draw other pixels, so it runs only in the browser that has drawn the baselines. With `--required`, which
// the nightly job passes, another browser is a failure.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireChrome } from '../lib/chrome';

const pinFile = path.join(__dirname, 'browser.txt');
/** Most bytes of all baselines together. */
const mostBytes = 2_000_000;
const update = process.argv.includes('--update');

const installed = execFileSync(requireChrome(), ['--version'], { encoding: 'utf8' }).trim();
const pinned = readFileSync(pinFile, 'utf8').trim();

if (update) writeFileSync(pinFile, `${installed}\n`);
if (update || installed === pinned) {
  const config = path.join(__dirname, 'playwright.config.ts');
  const options = update ? ['--update-snapshots=all'] : [];
  const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, ...options], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  const baselines = path.join(__dirname, 'baselines');
  const size = readdirSync(baselines).reduce((sum, name) => sum + statSync(path.join(baselines, name)).size, 0);
  if (size > mostBytes)
    throw new Error(`${baselines} has ${size} bytes; at most ${mostBytes} belong in the repository.`);
} else {
  console.log(`pictures not run: the baselines are drawn by ${pinned}, and this is ${installed}`);
  if (process.argv.includes('--required')) process.exitCode = 1;
}
