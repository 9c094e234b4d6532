import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/files';
import type { Runtime } from '../RunPanel/runner';

const source = path.dirname(require.resolve('pyodide/package.json'));
const worker = path.join(__dirname, '../RunPanel/runner.worker.mjs');

const maker = path.join(__dirname, 'makeLibrary.mjs');
const libraryFile = 'python_stdlib.zip';

/** The large files of the interpreter, whose loading shows its progress, by their names in the package. */
const large = {
  'pyodide.asm.wasm': 'pyodide.asm.wasm',
  [libraryFile]: libraryFile,
  'pyodide.asm.mjs': 'pyodide.asm.js',
};
/** Names end in `.js`, because some hosts don't know `.mjs` to be a script. */
const files = { ...large, 'pyodide.mjs': 'pyodide.js' };

const readJson = (file: string) => JSON.parse(readFileSync(path.join(source, file), 'utf8'));

const hashOf = (...texts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 8);
};

/** Path of the worker below the base URL. The policy with 'wasm-unsafe-eval' is for its folder. */
function workerPath(): string {
  return `python-worker/${hashOf(readFileSync(worker))}.js`;
}

/** Source of the simulation's modules by their path. */
function simulationOf(siteDir: string): Record<string, string> {
  const simulation = path.join(siteDir, 'simulation');
  const modules = listFiles(simulation).filter((file) => file.endsWith('.py'));
  return Object.fromEntries(modules.map((file) => [file, readFileSync(path.join(simulation, file), 'utf8')]));
}

/**
 * Path of the interpreter's folder below the base URL. It has the version, and a hash of what decides on the library, so
 * its files never change.
 */
function folderOf(siteDir: string): string {
  const imports = Object.values(simulationOf(siteDir)).flatMap((text) => text.match(/^ *(?:import|from) .*$/gm) ?? []);
  return `python/${readJson('package.json').version}-${hashOf(readFileSync(maker), ...imports)}`;
}

/** Returns the standard library for the page. It takes seconds to make, so it's made once. */
function libraryOf(siteDir: string): string {
  const file = path.join(siteDir, 'node_modules/.cache', folderOf(siteDir), libraryFile);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    execFileSync(process.execPath, [maker, path.join(siteDir, 'simulation'), unfinished]);
    renameSync(unfinished, file);
  }
  return file;
}

/** Returns the path of a file of the interpreter, by its name in the package. */
function fileOf(siteDir: string, name: string): string {
  return name === libraryFile ? libraryOf(siteDir) : path.join(source, name);
}

/** Returns what the panel must know to start the interpreter: paths, sizes in bytes, and the simulation's source. */
export function pythonRuntime(siteDir: string): Runtime {
  const size = (name: string) => statSync(fileOf(siteDir, name)).size;
  return {
    worker: workerPath(),
    folder: folderOf(siteDir),
    sizes: Object.fromEntries(Object.entries(large).map(([from, to]) => [to, size(from)])),
    // The interpreter checks these facts; the packages that the list also has are never loaded.
    lockFile: JSON.stringify({ info: readJson('pyodide-lock.json').info, packages: {} }),
    simulation: simulationOf(siteDir),
  };
}

/** Copies the interpreter and the worker to a build. */
export async function copyRuntime(siteDir: string, outDir: string): Promise<void> {
  const folder = folderOf(siteDir);
  const copies = [
    ...Object.entries(files).map(([from, to]) => [fileOf(siteDir, from), `${folder}/${to}`] as const),
    [worker, workerPath()] as const,
  ];
  for (const [from, to] of copies) {
    await mkdir(path.dirname(path.join(outDir, to)), { recursive: true });
    await copyFile(from, path.join(outDir, to));
  }
}
