import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { listFiles } from '../../plugins/lib/files';

/** A shell script: a file, or the `run` block of a step in a workflow or an action. */
export type Script = {
  /** The path relative to the project root. */
  file: string;
  /** The line of the file on which `text` starts, counted from 1. */
  line: number;
  /** The step's `name`, otherwise its `id`. */
  step?: string;
  /** The block's text. Expressions such as `${{ github.ref }}` are replaced with `expression`. */
  text: string;
  /** GitHub's arguments for Bash. If a step has no `shell: bash`, a failed command in a pipe doesn't stop the block. */
  arguments?: string[];
  /** The names of the environment variables that the workflow, the job, and the step set. */
  environment: string[];
};

const fileScripts = ['.ci/run'];
const withPipefail = ['--noprofile', '--norc', '-e', '-o', 'pipefail'];

const keysOf = (node: unknown): string[] => (isMap(node) ? node.items.map(({ key }) => String(key)) : []);

/** Returns the `run` blocks of a workflow or an action. */
function readBlocks(file: string, source: string): Script[] {
  const lines = new LineCounter();
  const scripts: Script[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Map(_, step, ancestors) {
      const run = step.get('run', true);
      if (!isScalar(run) || typeof run.value !== 'string' || !run.range) return;
      const around = [...ancestors.filter(isMap), step];
      const isBlock = run.type === 'BLOCK_LITERAL' || run.type === 'BLOCK_FOLDED';
      scripts.push({
        file,
        line: lines.linePos(run.range[0]).line + (isBlock ? 1 : 0),
        step: (step.get('name') ?? step.get('id')) as string | undefined,
        text: run.value.replace(/\$\{\{.*?\}\}/g, 'expression'),
        arguments: step.get('shell') === 'bash' ? withPipefail : ['-e'],
        environment: around.flatMap((node) => keysOf(node.get('env'))),
      });
    },
  });
  return scripts;
}

/** Returns all shell scripts that GitHub, CI, or a deploy runs. */
export function readScripts(root: string): Script[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const github = listFiles(path.join(root, '.github')).map((file) => `.github/${file}`);
  const blocks = github
    .filter((file) => /^\.github\/(?:workflows|actions)\/.*\.ya?ml$/.test(file))
    .flatMap((file) => readBlocks(file, read(file)));
  const files = [...fileScripts, ...github.filter((file) => file.endsWith('.sh'))];
  return [...blocks, ...files.map((file) => ({ file, line: 1, text: read(file), environment: [] }))];
}
