import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runs, type SampleBlock, sampleArgv, sampleFiles } from '../../plugins/samples/sampleFiles';
import { type ProcessResult, runProcess } from './process';
import type { CodeBlock } from './readPages';
import type { Finding } from './report';

/** The time limit for a sample. Waits in a sample are virtual, so they take no time. */
const limitS = 20;

const outcomes = ['passed', 'failed', 'errored'];

/** The folder with the simulation. The site uses the same files. */
export const simulation = resolve(__dirname, '../../simulation');

const environment = { PYTHONPATH: simulation, PYTHONDONTWRITEBYTECODE: '1' };

/** The findings and the output of a run. */
export type Run = { findings: Finding[]; printed: string };

/** A recorded output, the sample that prints it, and the blocks that the sample may use. */
export type Recorded = { output: { file: string; fenceLine: number; value: string }; sample?: CodeBlock } & {
  others: CodeBlock[];
};

/** Returns a page's recorded outputs, each with the closest sample above it and the blocks that the sample may use. */
export function recordedOutputs(blocks: CodeBlock[]): (Recorded & { output: CodeBlock })[] {
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
  return commands
    .flatMap(({ examples }) => examples)
    .flatMap(({ command, output: value }) => {
      const [, name] = /^benchloom package run (\S+) --simulate/.exec(command) ?? [];
      const sample = name && blocks.find(({ meta }) => meta.title === `${name}/main.py`);
      if (!sample || !value) return [];
      const fenceLine = source.slice(0, source.indexOf(JSON.stringify(value))).split('\n').length;
      const page = blocks.filter(({ file }) => file === sample.file);
      return [{ output: { file: 'contracts/cli.json', fenceLine, value }, sample, others: blocksOf(command, page) }];
    });
}

/** Omits the scripted answers if a package runs without `--script`. */
function blocksOf(command: string, blocks: CodeBlock[]): CodeBlock[] {
  const isBare = command.includes('benchloom package run') && !command.includes('--script');
  return isBare ? blocks.filter(({ meta }) => !meta.title?.startsWith('answers')) : blocks;
}

/**
 * Runs a block in the simulation with the closest answers and manifest on the page. A block that states an outcome must
 * end with it. Other blocks may fail, because a loopback console isn't a board, but mustn't raise an exception.
 * @param block block to run
 * @param others all blocks on the page
 * @param directory empty folder for the files of the run
 */
export async function runSample(block: CodeBlock, others: CodeBlock[], directory: string): Promise<Run> {
  const result = await runWithPython(block, others, directory);
  return { findings: findingsOf(block, result), printed: result.stdout.trim() };
}

function findingsOf(block: CodeBlock, { code, stdout, stderr }: ProcessResult): Finding[] {
  const expected = block.meta.run;
  const finding = (reason: string, fix?: string): Finding[] => [
    { file: block.file, line: block.fenceLine, kind: 'run', reason, fix },
  ];
  if (expected !== undefined && !outcomes.includes(expected)) {
    return finding(`run="${expected}" isn't an outcome`, `write one of ${outcomes.join(', ')}`);
  }
  const lines = stdout.trim().split('\n');
  const replayed = block.meta.replay !== undefined && code === 0 ? 'passed' : undefined;
  const outcome = replayed ?? /^outcome: (\w+)/.exec(lines.at(-1) ?? '')?.[1];
  const printed = [...lines, ...stderr.trim().split('\n').slice(-2)].filter(Boolean).join('; ') || 'no output';
  const ended = code === null ? `still running after ${limitS} s` : (outcome ?? 'no outcome');
  if (expected === undefined) {
    // A hook rejects an installation by raising a RuntimeError.
    const crashed = outcome === undefined || /\bEXCEPTION\n(?! {2}\S+ RuntimeError)|\bENTRY_ERROR\b/.test(stdout);
    return crashed ? finding(`ends with an exception in the simulation: ${printed}`) : [];
  }
  return outcome === expected && lines.length > 2
    ? []
    : finding(`the page says ${expected}, but the simulation gives ${ended}: ${printed}`);
}

/** Runs a block with python3 in a subfolder of an empty folder, because some files belong next to the package. */
export function runWithPython(
  block: SampleBlock,
  others: readonly SampleBlock[],
  directory: string,
): Promise<ProcessResult> {
  const files = sampleFiles(block, others);
  const work = join(directory, 'package');
  mkdirSync(work);
  for (const { name, text } of files) writeFileSync(join(work, name), text);
  const argv = ['-m', ...sampleArgv(block, files)];
  return runProcess('python3', argv, { limitS, directory: work, environment });
}
