import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/files';
import type { Runtime } from '../RunPanel/runner';

const source = path.dirname(require.resolve('pyodide/package.json'));
const worker = path.join(__dirname, '../RunPanel/runner.worker.mjs');

/** The large files of the interpreter, whose loading shows its progress, by their names in the package. */
const large = {
  'pyodide.asm.wasm': 'pyodide.asm.wasm',
  'python_stdlib.zip': 'python_stdlib.zip',
  'pyodide.asm.mjs': 'pyodide.asm.js',
};
/** Names end in `.js`, because some hosts don't know `.mjs` to be a script. */
const files = { ...large, 'pyodide.mjs': 'pyodide.js' };

const readJson = (file: string) => JSON.parse(readFileSync(path.join(source, file), 'utf8'));

/** Path of the interpreter's folder below the base URL. It has the version, so its files never change. */
const folder = `python/${readJson('package.json').version}`;

/** Path of the worker below the base URL. The policy with 'wasm-unsafe-eval' is for its folder. */
function workerPath(): string {
  const hash = createHash('sha256').update(readFileSync(worker)).digest('hex').slice(0, 8);
  return `python-worker/${hash}.js`;
}

/** Returns what the panel must know to start the interpreter: paths, sizes in bytes, and the simulation's source. */
export function pythonRuntime(siteDir: string): Runtime {
  const simulation = path.join(siteDir, 'simulation');
  const modules = listFiles(simulation).filter((file) => file.endsWith('.py'));
  return {
    worker: workerPath(),
    folder,
    sizes: Object.fromEntries(Object.entries(large).map(([from, to]) => [to, statSync(path.join(source, from)).size])),
    // The interpreter checks these facts; the packages that the list also has are never loaded.
    lockFile: JSON.stringify({ info: readJson('pyodide-lock.json').info, packages: {} }),
    simulation: Object.fromEntries(modules.map((file) => [file, readFileSync(path.join(simulation, file), 'utf8')])),
  };
}

/** Copies the interpreter and the worker to a build. */
export async function copyRuntime(outDir: string): Promise<void> {
  const copies = [
    ...Object.entries(files).map(([from, to]) => [path.join(source, from), `${folder}/${to}`] as const),
    [worker, workerPath()] as const,
  ];
  for (const [from, to] of copies) {
    await mkdir(path.dirname(path.join(outDir, to)), { recursive: true });
    await copyFile(from, path.join(outDir, to));
  }
}
