// Changes pure modules in small ways, and compares how many of these mutants the unit tests kill with scores.json:
// `npm --prefix tests/nightly/mutants start [-- MODULE …]`. With RECORD set, puts the scores on record. Without MODULE,
// runs every module that has a score.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const project = path.resolve(here, '../../..');
const output = path.join(project, 'tests/.output/mutants');

/**
 * The files of each module, and the unit tests that cover them.
 * @type {Record<string, [mutate: string[], tests: string[]]>}
 */
const modules = {
  'config-checker': [['src/reader-tools/config-checker/*.ts'], ['configChecker', 'readerTools']],
  matcher: [['src/matcher/*.ts'], ['faults', 'field']],
  runReducer: [['src/reader-tools/sample-runner/runReducer.ts'], ['runReducer']],
  model: [['src/marketing/TimingDiagram/model.ts'], ['timingDiagram']],
  settings: [['plugins/settings/index.ts'], ['settings']],
  redirects: [['plugins/finish/redirects.ts'], ['finish']],
  highlight: [['plugins/documents/highlight/highlight.ts'], ['highlight']],
  reference: [['plugins/reference/*.ts'], ['references']],
};

if (Number(process.versions.node.split('.')[0]) < 22) {
  console.error(`Stryker needs Node 22 or later, but this is ${process.version}.`);
  process.exit(1);
}

const scoresFile = path.join(here, 'scores.json');
const scores = JSON.parse(readFileSync(scoresFile, 'utf8'));
const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(scores);
const unscored = asked.filter((name) => !(name in (process.env.RECORD ? modules : scores)));
if (unscored.length > 0) {
  console.error(`No such module, or no score in scores.json (RECORD=true adds it): ${unscored.join(', ')}`);
  process.exit(1);
}

/**
 * Runs Stryker on a module.
 * @param {string} name key in `modules`
 * @returns {number} the share of killed mutants in percent
 */
function run(name) {
  const [mutate, tests] = modules[name] ?? [[], []];
  const files = tests.map((test) => `tests/unit/${test}.test.ts`).join(' ');
  const report = path.join(output, `${name}.json`);
  const options = {
    mutate,
    testRunner: 'command',
    // Without the tests that take seconds, because each mutant would run them.
    commandRunner: {
      command: `node --import tsx --test-skip-pattern="time limit|100,000 errors|stays fast" --test-reporter=dot tests/lib/runTests.ts tests/unit ${files}`,
    },
    // Stryker would read tsconfig.json with TypeScript's API, which version 7 doesn't have.
    tsconfigFile: 'none',
    reporters: ['json', 'clear-text'],
    jsonReporter: { fileName: report },
    tempDirName: path.join(output, 'copies'),
    ignorePatterns: ['build', '.docusaurus', 'tests/.output', 'tests/browser'],
    concurrency: 2,
    timeoutMS: 60_000,
  };
  const config = path.join(output, `${name}.config.json`);
  writeFileSync(config, JSON.stringify(options));
  const stryker = path.join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  // A mutant mustn't put its own results on record.
  const env = { ...process.env, RECORD: '' };
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], { cwd: project, env, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const { files: found } = JSON.parse(readFileSync(report, 'utf8'));
  const mutants = Object.values(found).flatMap(({ mutants: all }) => all);
  const alive = mutants.filter(({ status: end }) => ['Survived', 'NoCoverage'].includes(end));
  return Math.floor((1000 * (mutants.length - alive.length)) / mutants.length) / 10;
}

spawnSync('mkdir', ['-p', output]);
let worse = 0;
for (const name of asked) {
  const score = run(name);
  console.log(`${name}: ${score}% killed, ${scores[name] ?? 0}% on record`);
  if (score < scores[name]) worse += 1;
  if (process.env.RECORD) scores[name] = score;
}
if (process.env.RECORD) writeFileSync(scoresFile, `${JSON.stringify(scores, undefined, 2)}\n`);
else process.exitCode = Number(worse > 0);
