import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileName } from './checkJson';
import { runProcess } from './process';
import type { CodeBlock } from './readPages';
import type { Finding } from './report';

/** What a run reads of a manifest to choose its device. */
type Manifest = { devices?: { tags?: object } };

/** Limit of one sample; its waiting takes no real time. */
const limitS = 20;

const outcomes = ['passed', 'failed', 'errored'];

const simulation = fileURLToPath(new URL('./simulation', import.meta.url));

const environment = {
  PYTHONPATH: simulation,
  PYTHONDONTWRITEBYTECODE: '1',
  // No sample may reach a network: its ssh and scp talk to a device that is not there.
  PATH: [join(simulation, 'bin'), process.env.PATH].join(delimiter),
};

/** Whether a Python block can run in the simulation: a file of tests, or a hook. */
export function runs({ meta, value }: CodeBlock): boolean {
  return meta.run !== undefined || /^@(?:test|perf|setup|teardown)\b|^def run\(ctx\b/m.test(value);
}

/**
 * Runs a block in the simulation, with the answers and the manifest that stand closest to it on the page. A block
 * that states its outcome must reach it. Any other may fail there, because a loop-back console is no board, but
 * its code must not end with an exception.
 * @param block block to run
 * @param others all blocks of the page
 * @param directory empty directory for the files of the run
 */
export async function runSample(block: CodeBlock, others: CodeBlock[], directory: string): Promise<Finding[]> {
  const expected = block.meta.run;
  const finding = (reason: string, fix?: string): Finding[] => [
    { file: block.file, line: block.fenceLine, kind: 'run', reason, fix },
  ];
  if (expected !== undefined && !outcomes.includes(expected)) {
    return finding(`run="${expected}" is no outcome`, `write one of ${outcomes.join(', ')}`);
  }
  const { code, stdout, stderr } = await runProcess('python3', writeFiles(block, others, directory), {
    limitS,
    directory,
    environment,
  });
  const lines = stdout.trim().split('\n');
  const outcome = /^outcome: (\w+)/.exec(lines.at(-1) ?? '')?.[1];
  const printed = [...lines, ...stderr.trim().split('\n').slice(-2)].filter(Boolean).join('; ') || 'no output';
  const ended = code === null ? `not at an end after ${limitS} s` : (outcome ?? 'no outcome');
  if (expected === undefined) {
    // A hook refuses an install by raising, and says so with a RuntimeError.
    const crashed = outcome === undefined || /\bEXCEPTION (?!RuntimeError)|\bENTRY_ERROR\b/.test(stdout);
    return crashed ? finding(`ends with an exception in the simulation: ${printed}`) : [];
  }
  return outcome === expected && lines.length > 1
    ? []
    : finding(`the page says ${expected}, the simulation ${ended}: ${printed}`);
}

/** Writes the files of a run, and gives the words of the call. */
function writeFiles(block: CodeBlock, others: CodeBlock[], directory: string): string[] {
  const words = ['-m', 'benchloom.run', 'main.py', '--simulate'];
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  write('main.py', [...(extendedFile(block, others) ?? []), block].map(({ value }) => `${value}\n`).join('\n\n'));
  const [answers] = nearest(block, others, /^answers[\w-]*\.json$/);
  if (answers) {
    write('answers.json', answers.value);
    words.push('--script', 'answers.json');
  }
  const [manifest] = nearest(block, others, /^job-package\.json$/);
  const excerpts = block.meta.run === undefined || isAddition(block) ? manifestExcerpts(others) : {};
  const written: Manifest = { ...(manifest && JSON.parse(manifest.value)), ...excerpts };
  const devices = { ...written.devices, tags: { ...written.devices?.tags, ...deviceTags(others) } };
  write('job-package.json', JSON.stringify({ ...written, devices }));
  return [...words, '--manifest', 'job-package.json'];
}

/** Tags that an excerpt of `agent.json` on the page gives to the device. */
function deviceTags(others: CodeBlock[]): object {
  const excerpt = others.find(({ meta, value }) => meta.fragment === 'agent:devices[].tags' && isJson(value));
  return excerpt ? JSON.parse(excerpt.value) : {};
}

/** `main.py, one more test` is added to the closest file of that name that runs by itself. */
function extendedFile(block: CodeBlock, others: CodeBlock[]): CodeBlock[] | undefined {
  if (!isAddition(block)) return undefined;
  const files = others.filter(
    (other) => other.meta.run && !isAddition(other) && fileName(other.meta.title) === fileName(block.meta.title),
  );
  return byDistance(files, block.fenceLine).slice(0, 1);
}

function isAddition({ meta }: CodeBlock): boolean {
  return meta.title?.includes(',') ?? false;
}

/** Keys of the manifest that the page adds in excerpts, such as `params`. */
function manifestExcerpts(others: CodeBlock[]): Record<string, unknown> {
  return Object.fromEntries(
    others.flatMap(({ meta, value }) => {
      const key = /^job-package:(\w+)$/.exec(meta.fragment ?? '')?.[1];
      return key && isJson(value) ? [[key, JSON.parse(value)]] : [];
    }),
  );
}

/** The complete JSON files of that name on the page, the closest first. */
function nearest({ fenceLine }: CodeBlock, others: CodeBlock[], name: RegExp): CodeBlock[] {
  const files = others.filter(
    ({ language, meta, value }) =>
      language === 'json' && !meta.fragment && name.test(fileName(meta.title)) && isJson(value),
  );
  return byDistance(files, fenceLine);
}

function byDistance(blocks: CodeBlock[], line: number): CodeBlock[] {
  return blocks.toSorted((a, b) => Math.abs(a.fenceLine - line) - Math.abs(b.fenceLine - line));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
