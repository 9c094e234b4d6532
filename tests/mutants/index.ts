// Applies the faults in mutants.json to a copy of the project, and runs the test that should find each fault: `npm run
// mutants`. To select areas or files: `npm run mutants -- print settings`. Exits with 1 if tests miss more than two.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyProject, projectDirectory } from '../lib/builds';
import list from './mutants.json';

/** A small fault that a test should find. */
type Mutant = {
  area: string;
  file: string;
  /** This text must occur exactly once in the file. */
  text: string;
  replacement: string;
  /** What a visitor or writer would notice. */
  noticed: string;
  /** A file in tests/, and words from the title of the test that should fail. */
  test: string[];
  /** The build that the test opens. Without a build, the test needs only the source. */
  build?: string;
};
const mutants: Mutant[] = list;

/** The maximum number of faults per build. With more faults, one could hide another. */
const perBuild = 8;
/** The number of faults that the tests may miss. */
const allowed = 2;

const copy = mkdtempSync(path.join(os.tmpdir(), 'mutants-'));

const original = ({ file }: Mutant) => readFileSync(path.join(projectDirectory, file), 'utf8');
const restore = (mutant: Mutant) => writeFileSync(path.join(copy, mutant.file), original(mutant));

function apply({ file, text, replacement }: Mutant): void {
  const place = path.join(copy, file);
  writeFileSync(
    place,
    readFileSync(place, 'utf8').replace(text, () => replacement),
  );
}

function run(command: string, ...words: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

function isCaught({ test: [file = '', title = ''] }: Mutant): boolean {
  const pattern = title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const { status, output } = file.startsWith('e2e/')
    ? run('npx', 'playwright', 'test', '-c', 'tests/playwright.config.ts', path.basename(file), '-g', pattern)
    : run('node', '--import', 'tsx', '--test', `--test-name-pattern=${pattern}`, `tests/${file}`);
  if (/No tests found|^# pass 0\n# fail 0$/m.test(output)) throw new Error(`${file} has no test "${title}".`);
  return status !== 0;
}

function build(group: readonly Mutant[]): void {
  const [{ build: name = 'default' } = {}] = group;
  const { status, output } = run('npx', 'tsx', 'tests/makeBuilds.ts', name);
  const files = group.map(({ file }) => file).join(', ');
  if (status !== 0) throw new Error(`The build fails with the faults in ${files}:\n${output.slice(-2000)}`);
}

const asked = process.argv.slice(2);
const chosen = mutants.filter(({ area, file }) => asked.length === 0 || asked.includes(area) || asked.includes(file));
if (chosen.length === 0) throw new Error(`No fault has the area or file ${asked.join(', ')}.`);
const gone = chosen.filter((mutant) => original(mutant).split(mutant.text).length !== 2);
for (const { file, text } of gone) console.error(`${file} doesn't have this text exactly once: ${text}`);
if (gone.length > 0) process.exit(1);

const missed: Mutant[] = [];
const check = (mutant: Mutant) => {
  const caught = isCaught(mutant);
  if (!caught) missed.push(mutant);
  console.log(`${caught ? 'caught' : 'MISSED'}  ${mutant.area}: ${mutant.noticed} (${mutant.test.join(', ')})`);
};

try {
  copyProject(copy);
  // One build copies the copy, and asks Git for its files.
  run('git', 'init');
  run('git', 'add', '.');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--message=a');
  for (const mutant of chosen.filter(({ build: name }) => !name)) {
    apply(mutant);
    check(mutant);
    restore(mutant);
  }
  for (const name of ['default', 'configured']) {
    const visited = chosen.filter((mutant) => mutant.build === name);
    for (let first = 0; first < visited.length; first += perBuild) {
      const group = visited.slice(first, first + perBuild);
      group.forEach(apply);
      build(group);
      group.forEach(check);
      group.forEach(restore);
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${chosen.length - missed.length} of ${chosen.length} caught`);
process.exit(missed.length > allowed ? 1 : 0);
