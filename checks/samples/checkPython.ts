import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runs } from '../../plugins/samples/sampleFiles';
import type { Contracts } from './contracts';
import { inPairs, runProcess } from './process';
import type { CodeBlock, Page } from './readPages';
import type { Finding } from './report';
import { outputsOfExamples, recordedOutputs, runSample, simulation } from './runSample';

const pyrightLimitS = 60;

const folder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

const pyrightConfig = {
  include: ['blocks'],
  stubPath: 'typings',
  typeCheckingMode: 'strict',
  pythonVersion: '3.10',
  pythonPlatform: 'Linux',
  // Only the package's stub is installed, not its source.
  reportMissingModuleSource: 'none',
};

/** Hashes everything that affects the findings. */
function fingerprint({ directory }: Contracts, pages: Page[]): string {
  const blocks = pages.map((page) => page.blocks);
  const hash = createHash('sha256').update(JSON.stringify([process.version, blocks]));
  const own = [folder('.'), simulation, folder('../../plugins/samples')].flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:py|ts)$/.test(name))
      .sort()
      .map((name) => join(place, name)),
  );
  for (const file of [join(directory, 'benchloom.pyi'), join(directory, 'cli.json'), ...own])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Type-checks every Python block, and runs tests and hooks in the simulation.
 * @param memory file with the hash of what passed last; this slowest check then runs only if something has changed
 * @throws CannotRun if python3 isn't installed
 */
export async function checkPython(contracts: Contracts, pages: Page[], memory?: string): Promise<Finding[]> {
  const now = memory && fingerprint(contracts, pages);
  if (memory && existsSync(memory) && readFileSync(memory, 'utf8') === now) return [];
  const findings = await checkAllPython(contracts, pages);
  if (memory && findings.length === 0) {
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, String(now));
  }
  return findings;
}

async function checkAllPython(contracts: Contracts, pages: Page[]): Promise<Finding[]> {
  const blocks = pages.flatMap((page) => page.blocks.filter(({ language }) => language === 'python'));
  const pageOf = new Map(pages.flatMap((page) => page.blocks.map((block) => [block, page] as const)));
  if (blocks.length === 0) return [];
  const work = mkdtempSync(join(tmpdir(), 'check-examples-'));
  try {
    const [types, endings] = await Promise.all([
      checkTypes(contracts, blocks, work),
      inPairs(blocks.filter(runs), (block) =>
        runSample(block, pageOf.get(block)?.blocks ?? [], mkdtempSync(join(work, 'run-'))),
      ),
    ]);
    // If a type error causes a run-time error, report only the type error.
    const typed = (block: CodeBlock) => !types.some((each) => each.file === block.file && isIn(block, each.line));
    const run = blocks.filter(runs).flatMap((block, index) => (typed(block) ? (endings[index]?.findings ?? []) : []));
    const outputs = await checkOutputs(contracts, pages, work, typed);
    return [...types, ...run, ...outputs];
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Compares the recorded output on pages and in command examples with the actual output of the samples. */
async function checkOutputs(
  { directory }: Contracts,
  pages: Page[],
  work: string,
  isGood: (sample: CodeBlock) => boolean,
): Promise<Finding[]> {
  const examples = outputsOfExamples(
    directory,
    pages.flatMap(({ blocks }) => blocks),
  );
  const recorded = [...pages.flatMap(({ blocks }) => recordedOutputs(blocks)), ...examples];
  const findings = await inPairs(recorded, async ({ output, sample, others }): Promise<Finding[]> => {
    const { file, fenceLine: line, value } = output;
    if (!sample) return [{ file, line, kind: 'run', reason: 'no sample above this block prints this output' }];
    if (!isGood(sample)) return [];
    const { printed } = await runSample(sample, others, mkdtempSync(join(work, 'output-')));
    if (printed === value) return [];
    const reason = `the sample on line ${sample.fenceLine} of ${sample.file} prints different output`;
    return [{ file, line, kind: 'run', reason, fix: file.endsWith('.json') ? printed : 'npm run record' }];
  });
  return findings.flat();
}

function isIn({ fenceLine, value }: CodeBlock, line: number): boolean {
  return line > fenceLine && line <= fenceLine + value.split('\n').length;
}

function finding(block: CodeBlock, line: number, reason: string, fix?: string): Finding {
  return { file: block.file, line: block.fenceLine + line, kind: 'python', reason, fix };
}

type Diagnostic = {
  file: string;
  severity: string;
  message: string;
  rule?: string;
  range?: { start: { line: number } };
};

async function checkTypes({ directory }: Contracts, blocks: CodeBlock[], work: string): Promise<Finding[]> {
  mkdirSync(join(work, 'typings/benchloom'), { recursive: true });
  copyFileSync(join(directory, 'benchloom.pyi'), join(work, 'typings/benchloom/__init__.pyi'));
  writeFileSync(join(work, 'pyrightconfig.json'), JSON.stringify(pyrightConfig));
  blocks.forEach(({ value }, index) => {
    mkdirSync(join(work, 'blocks', `${index}`), { recursive: true });
    writeFileSync(join(work, 'blocks', `${index}`, 'sample.py'), `${value}\n`);
  });
  const words = [createRequire(import.meta.url).resolve('pyright/index.js'), '--outputjson', '--project', work];
  const { code, stdout, stderr } = await runProcess(process.execPath, words, {
    limitS: pyrightLimitS,
    directory: work,
  });
  if (!stdout.startsWith('{')) {
    const why = code === null ? `it didn't end in ${pyrightLimitS} s` : (stderr || stdout).trim().split('\n')[0];
    const fix = 'run the check again when the machine has less to do';
    return [
      { file: 'checks/samples/checkPython.ts', line: 1, kind: 'python', reason: `pyright can't run: ${why}`, fix },
    ];
  }
  const { generalDiagnostics } = JSON.parse(stdout) as { generalDiagnostics: Diagnostic[] };
  const errors = generalDiagnostics.filter(({ severity }) => severity === 'error');
  return errors
    .filter((each) => !isEcho(each, errors))
    .flatMap(({ file, message, rule, range }) => {
      const block = blocks[Number(file.split(sep).at(-2))];
      return block ? [finding(block, (range?.start.line ?? 0) + 1, message, rule)] : [];
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
