import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { listFiles } from '../../plugins/lib/files';
import { runs } from '../../plugins/samples/sampleFiles';
import type { CodeBlock, Page } from '../readPages';
import type { Finding } from '../report';
import type { Contracts } from './contracts';
import { outputsOfExamples, type Run, recordedOutputs, runProcess, runSample } from './runSample';

type RunFinding = Finding & { sample?: CodeBlock };

const pyrightLimitS = 60;

const project = resolve(__dirname, '../..');

/** Has the hash of everything that affects the findings of a run without any. Outside CI, the same run isn't repeated. */
const memory = join(project, 'node_modules/.cache/python-samples');

function fingerprint({ directory }: Contracts, blocks: CodeBlock[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, directory, blocks]));
  const folders = ['checks/samples', 'plugins/samples', 'simulation'].map((folder) => join(project, folder));
  const sources = folders.flatMap((folder) => listFiles(folder).map((name) => join(folder, name)));
  const read = sources.filter((file) => /\.(?:py|ts|jsonc)$/.test(file));
  const facts = ['benchloom.pyi', 'cli.json'].map((name) => join(directory, name));
  for (const file of [...read, join(project, 'package.json'), ...facts]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Type-checks every Python block, and runs tests and hooks in the simulation. */
export async function checkPython(contracts: Contracts, pages: Page[]): Promise<Finding[]> {
  const blocks = pages.flatMap((page) => page.blocks);
  const now = fingerprint(contracts, blocks);
  if (!process.env.CI && existsSync(memory) && readFileSync(memory, 'utf8') === now) return [];
  const work = mkdtempSync(join(tmpdir(), 'check-samples-'));
  try {
    const [types, findings] = await Promise.all([
      checkTypes(contracts, blocks, work),
      checkRuns(contracts, pages, work),
    ]);
    // If a type error causes a run-time error, report only the type error.
    const typed = blocks.filter((block) => types.some((each) => each.file === block.file && isIn(block, each.line)));
    const found = [...types, ...findings.filter(({ sample }) => !sample || !typed.includes(sample))];
    if (found.length === 0) writeFileSync(memory, now);
    return found;
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Runs each sample, and compares the recorded output on pages and in command examples with the actual output. */
async function checkRuns({ directory }: Contracts, pages: Page[], work: string): Promise<RunFinding[]> {
  const results = new Map<string, Run>();
  const run = async (sample: CodeBlock, others: CodeBlock[]): Promise<Run> => {
    const id = `${sample.file}:${sample.fenceLine} with ${others.length} blocks`;
    const result = results.get(id) ?? (await runSample(sample, others, work));
    results.set(id, result);
    return result;
  };
  const found: RunFinding[] = [];
  // One after the other, because pyright uses the other core of a small machine.
  for (const { blocks } of pages)
    for (const sample of blocks.filter(runs))
      found.push(...(await run(sample, blocks)).findings.map((finding) => ({ ...finding, sample })));
  const all = pages.flatMap(({ blocks }) => blocks);
  const recorded = [...pages.flatMap(({ blocks }) => recordedOutputs(blocks)), ...outputsOfExamples(directory, all)];
  for (const { output, sample, others } of recorded) {
    const { file, fenceLine: line, value } = output;
    const printed = sample && (await run(sample, others)).printed;
    const reason = sample
      ? `the sample on line ${sample.fenceLine} of ${sample.file} prints different output`
      : 'no sample above this block prints this output';
    const fix = file.endsWith('.json') ? printed : sample && 'npm run record';
    if (printed !== value) found.push({ file, line, kind: 'run', reason, fix, sample });
  }
  return found;
}

function isIn({ fenceLine, value }: CodeBlock, line: number): boolean {
  return line > fenceLine && line <= fenceLine + value.split('\n').length;
}

type Diagnostic = {
  file: string;
  severity: string;
  message: string;
  rule?: string;
  range?: { start: { line: number } };
};

async function checkTypes({ directory }: Contracts, blocks: CodeBlock[], work: string): Promise<Finding[]> {
  const python = blocks.filter(({ language }) => language === 'python');
  if (python.length === 0) return [];
  mkdirSync(join(work, 'typings/benchloom'), { recursive: true });
  copyFileSync(join(directory, 'benchloom.pyi'), join(work, 'typings/benchloom/__init__.pyi'));
  copyFileSync(join(__dirname, 'pyright.jsonc'), join(work, 'pyrightconfig.json'));
  for (const [index, { value }] of python.entries()) {
    mkdirSync(join(work, 'blocks', `${index}`), { recursive: true });
    writeFileSync(join(work, 'blocks', `${index}`, 'sample.py'), `${value}\n`);
  }
  const words = [require.resolve('pyright/index.js'), '--outputjson', '--project', work];
  const { code, stdout, stderr } = await runProcess(process.execPath, words, pyrightLimitS, work);
  if (!stdout.startsWith('{')) {
    const why = code === null ? `it didn't finish within ${pyrightLimitS} s` : (stderr || stdout).trim().split('\n')[0];
    const place = { file: 'checks/samples/checkPython.ts', line: 1, kind: 'python' };
    const fix = 'run the check again when the machine is less busy';
    return [{ ...place, reason: `pyright can't run: ${why}`, fix }];
  }
  const { generalDiagnostics } = JSON.parse(stdout) as { generalDiagnostics: Diagnostic[] };
  const errors = generalDiagnostics.filter(({ severity }) => severity === 'error');
  return errors
    .filter((each) => !isEcho(each, errors))
    .flatMap(({ file, message: reason, rule: fix, range }): Finding[] => {
      const block = python[Number(file.split(sep).at(-2))];
      const line = (block?.fenceLine ?? 0) + (range?.start.line ?? 0) + 1;
      return block ? [{ file: block.file, line, kind: 'python', reason, fix }] : [];
    });
}

/** Finds redundant errors. A syntax error, which has no rule, causes others. An unknown name also has an unknown type. */
function isEcho(error: Diagnostic, errors: Diagnostic[]): boolean {
  const { file, rule, range } = error;
  const syntaxError = errors.find((each) => each.file === file && !each.rule);
  if (syntaxError) return error !== syntaxError;
  const isUnknown = (name: string | undefined) => name?.startsWith('reportUnknown') ?? false;
  const sameLine = errors.filter((each) => each.file === file && each.range?.start.line === range?.start.line);
  return isUnknown(rule) && sameLine.some((each) => !isUnknown(each.rule));
}
