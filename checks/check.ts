/**
 * Runs every check that doesn't need a build: `npm run check`. Runs the package.json scripts two at a time, and ends with
 * a list of findings. Arguments select other scripts. Exit codes: 0 for no findings, 1 for findings.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findingsIn } from './findings';

/** The checks in starting order. The slowest start first. */
const checks = [
  'check:samples',
  'check:secrets',
  'check:prose',
  'test:content',
  'check:workflows',
  'check:markdown',
  'check:spelling',
  'types',
  'check:styles',
  'lint',
];
const atOnce = 2;
/** How many lines from the end of the output to print if a failed check doesn't point to a line in a file. */
const mostLines = 30;

type Result = { name: string; failed: boolean; output: string };

/** Returns the counts that end the output of tests. */
const countsIn = (output: string) => /\d+ passed, \d+ failed, \d+ skipped\s*$/.exec(output)?.[0].trim();

const root = path.resolve(__dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs a script from package.json without npm, because starting npm takes longer than most checks. */
function run(name: string): Promise<Result> {
  const start = performance.now();
  const bin = path.join(root, 'node_modules/.bin');
  const env = { ...process.env, FORCE_COLOR: '0', PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return new Promise((resolve, reject) => {
    const child = spawn(scripts[name] ?? `npm run ${name}`, { cwd: root, env, shell: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject).on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const counts = countsIn(output);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${counts ? `: ${counts}` : ''}`);
      resolve({ name, failed: code !== 0, output });
    });
  });
}

async function main(names: string[]): Promise<void> {
  const waiting = [...names];
  const results: Result[] = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await run(name));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const failed = results.filter((result) => result.failed);
  const lists = failed.map(({ name, output }) => ({ name, output, findings: findingsIn(output, root) }));
  for (const { name, output, findings } of lists) {
    // The lines after a failed test show the compared values.
    if (findings.length > 0 && !countsIn(output)) continue;
    console.log(`\n${name}, the end of its output:\n${output.trimEnd().split('\n').slice(-mostLines).join('\n')}`);
  }
  const findings = [...new Set(lists.flatMap((list) => list.findings))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  if (findings.length > 0) console.log(`\n${findings.join('\n')}`);
  const summary =
    failed.length === 0
      ? 'nothing found'
      : `${findings.length} findings; failed checks: ${failed.map(({ name }) => name).join(', ')}`;
  console.log(`\ncheck: ${summary}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

main(process.argv.length > 2 ? process.argv.slice(2) : checks);
