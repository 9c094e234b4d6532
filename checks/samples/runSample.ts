import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runs, type SampleBlock, sampleArgv, sampleFiles } from '../../plugins/samples/sampleFiles';
import type { CodeBlock } from '../readPages';
import type { Finding } from '../report';

/** The time limit for a sample. Waits in a sample are virtual, so they take no time. */
const limitS = 20;

const outcomes = ['passed', 'failed', 'errored'];

/** The folder with the simulation. */
const simulation = resolve(__dirname, '../../simulation');

/** A program's output and exit code. `code` is null if the program reached the time limit. */
type ProcessResult = { code: number | null; stdout: string; stderr: string };

/** The findings and the output of a run. */
export type Run = { findings: Finding[]; printed: string };

/** A recorded output, the sample that prints it, and the blocks that the sample may use. */
export type Recorded = { output: CodeBlock; sample?: CodeBlock; others: CodeBlock[] };

/** Runs a program until it exits. */
export function runProcess(program: string, words: string[], seconds: number, cwd: string): Promise<ProcessResult> {
  const env = { ...process.env, PYTHONPATH: simulation, PYTHONDONTWRITEBYTECODE: '1' };
  const limits = { timeout: seconds * 1000, killSignal: 'SIGKILL', maxBuffer: Number.POSITIVE_INFINITY } as const;
  return new Promise((done) => {
    execFile(program, words, { cwd, env, ...limits }, (error, stdout, stderr) => {
      const missing = `${program} doesn't start: install it and put it on the PATH`;
      if (typeof error?.code === 'string') done({ code: 127, stdout, stderr: missing });
      else done({ code: error?.killed ? null : Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

/** Returns a page's recorded outputs, each with the closest sample above it and the blocks that the sample may use. */
export function recordedOutputs(blocks: CodeBlock[]): Recorded[] {
  const isOutput = ({ language, meta, value }: CodeBlock) =>
    language === 'text' && (meta.title === 'Simulated output' || /^\S+( \S+)?, simulated\n/.test(value));
  return blocks.filter(isOutput).map((output) => {
    const above = blocks.filter(({ fenceLine }) => fenceLine < output.fenceLine);
    const command = above.findLast(({ language }) => language === 'bash')?.value ?? '';
    return { output, sample: above.findLast(runs), others: blocksOf(command, blocks) };
  });
}

/** Returns the outputs in the `benchloom package run` examples, each with the package's sample. */
export function outputsOfExamples(directory: string, blocks: CodeBlock[]): Recorded[] {
  const source = readFileSync(join(directory, 'cli.json'), 'utf8');
  const { commands } = JSON.parse(source) as { commands: { examples: { command: string; output?: string }[] }[] };
  return commands.flatMap(({ examples }) =>
    examples.flatMap(({ command, output: value }) => {
      const [, name] = /^benchloom package run (\S+) --simulate/.exec(command) ?? [];
      const sample = name && blocks.find(({ meta }) => meta.title === `${name}/main.py`);
      if (!sample || !value) return [];
      const fenceLine = source.slice(0, source.indexOf(JSON.stringify(value))).split('\n').length;
      const page = blocks.filter(({ file }) => file === sample.file);
      const output = { ...sample, file: 'contracts/cli.json', fenceLine, value };
      return [{ output, sample, others: blocksOf(command, page) }];
    }),
  );
}

/** Omits the scripted answers if a package runs without `--script`. */
function blocksOf(command: string, blocks: CodeBlock[]): CodeBlock[] {
  const isBare = command.includes('benchloom package run') && !command.includes('--script');
  return isBare ? blocks.filter(({ meta }) => !meta.title?.startsWith('answers')) : blocks;
}

/**
 * Runs a block in the simulation with the closest answers and manifest on the page. A block that states an outcome must
 * end with it. Other blocks may fail, because a loopback console isn't a board, but mustn't raise an exception.
 * @param others all blocks on the page
 * @param work folder for the files of all runs
 */
export async function runSample(block: CodeBlock, others: CodeBlock[], work: string): Promise<Run> {
  const result = await runWithPython(block, others, mkdtempSync(join(work, 'run-')));
  return { findings: findingsOf(block, result), printed: result.stdout.trim() };
}

function findingsOf({ file, fenceLine: line, meta }: CodeBlock, { code, stdout, stderr }: ProcessResult): Finding[] {
  const finding = (reason: string, fix?: string): Finding[] => [{ file, line, kind: 'run', reason, fix }];
  const { run: expected, replay } = meta;
  if (expected !== undefined && !outcomes.includes(expected))
    return finding(`run="${expected}" isn't an outcome`, `write one of ${outcomes.join(', ')}`);
  const lines = stdout.trim().split('\n');
  const outcome = replay !== undefined && code === 0 ? 'passed' : /^outcome: (\w+)/.exec(lines.at(-1) ?? '')?.[1];
  const printed = [...lines, ...stderr.trim().split('\n').slice(-2)].filter(Boolean).join('; ') || 'no output';
  if (expected === undefined) {
    // A hook rejects an installation by raising a RuntimeError.
    const crashed = outcome === undefined || /\bEXCEPTION\n(?! {2}\S+ RuntimeError)|\bENTRY_ERROR\b/.test(stdout);
    return crashed ? finding(`ends with an exception in the simulation: ${printed}`) : [];
  }
  if (outcome === expected && lines.length > 2) return [];
  const ended = code === null ? `still running after ${limitS} s` : (outcome ?? 'no outcome');
  return finding(`the page says ${expected}, but the simulation gives ${ended}: ${printed}`);
}

/** Runs a block with python3 in a subfolder of an empty folder, because some files belong next to the package. */
export function runWithPython(block: SampleBlock, others: readonly SampleBlock[], directory: string) {
  const files = sampleFiles(block, others);
  const work = join(directory, 'package');
  mkdirSync(work);
  for (const { name, text } of files) writeFileSync(join(work, name), text);
  return runProcess('python3', ['-m', ...sampleArgv(block, files)], limitS, work);
}
