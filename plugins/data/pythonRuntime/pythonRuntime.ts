import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Runtime } from '../../../src/reader-tools/sample-runner/runner';
import { listFiles } from '../../lib/files';

const source = path.dirname(require.resolve('pyodide/package.json'));
const worker = path.join(__dirname, '../../../src/reader-tools/sample-runner/runner.worker.mjs');

const maker = path.join(__dirname, 'makeLibrary.mjs');
const libraryFile = 'python_stdlib.zip';

/** The interpreter's large files, whose loading progress is shown, by their names in the package. */
const large = {
  'pyodide.asm.wasm': 'pyodide.asm.wasm',
  [libraryFile]: libraryFile,
  'pyodide.asm.mjs': 'pyodide.asm.js',
};
/** Names end in `.js`, because some hosts don't serve `.mjs` files as scripts. */
const files = { ...large, 'pyodide.mjs': 'pyodide.js' };

const readJson = (file: string) => JSON.parse(readFileSync(path.join(source, file), 'utf8'));

const hashOf = (...texts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 8);
};

/** Returns the worker's path relative to the base URL. The policy for its directory contains 'wasm-unsafe-eval'. */
function workerPath(): string {
  return `python-worker/${hashOf(readFileSync(worker))}.js`;
}

function simulationOf(siteDir: string): Record<string, string> {
  const simulation = path.join(siteDir, 'simulation');
  const modules = listFiles(simulation).filter((file) => file.endsWith('.py'));
  return Object.fromEntries(modules.map((file) => [file, readFileSync(path.join(simulation, file), 'utf8')]));
}

/**
 * Returns the interpreter directory's path relative to the base URL. It includes the version and a hash of everything
 * that affects the library, so the files at a path never change.
 */
function folderOf(siteDir: string): string {
  const imports = Object.values(simulationOf(siteDir)).flatMap((text) => text.match(/^ *(?:import|from) .*$/gm) ?? []);
  return `python/${readJson('package.json').version}-${hashOf(readFileSync(maker), ...imports)}`;
}

/**
 * Builds Python's standard library for the browser and returns its path. This takes seconds, so it runs in a separate
 * process, and only once for all builds in a checkout.
 */
export async function makeLibrary(siteDir: string): Promise<string> {
  const file = path.join(siteDir, 'node_modules/.cache', folderOf(siteDir), libraryFile);
  if (!existsSync(file)) {
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await promisify(execFile)(process.execPath, [maker, path.join(siteDir, 'simulation'), unfinished]).catch(
      (error) => {
        throw new Error(`simulation/ can't be compiled: ${error.stderr || error.message}`);
      },
    );
    await rename(unfinished, file);
  }
  return file;
}

/** Returns what the panel needs to start the interpreter: paths, and the simulation's source code. */
export function pythonRuntime(siteDir: string): Runtime {
  return {
    worker: workerPath(),
    folder: folderOf(siteDir),
    // The interpreter checks `info`, but never loads the packages in the lock file.
    lockFile: JSON.stringify({ info: readJson('pyodide-lock.json').info, packages: {} }),
    simulation: simulationOf(siteDir),
  };
}

/**
 * Copies the interpreter and the worker to a build, and writes the sizes of the large files in bytes, before and after
 * compression.
 * @param library path of the standard library
 */
export async function copyRuntime(siteDir: string, outDir: string, library: string): Promise<void> {
  const folder = path.join(outDir, folderOf(siteDir));
  const sourceOf = (name: string) => (name === libraryFile ? library : path.join(source, name));
  await mkdir(folder, { recursive: true });
  for (const [from, to] of Object.entries(files)) await copyFile(sourceOf(from), path.join(folder, to));
  const sizes: Record<string, { size: number; compressed: number }> = {};
  for (const name of Object.values(large)) {
    const content = readFileSync(path.join(folder, name));
    sizes[name] = { size: content.length, compressed: gzipSync(content).length };
  }
  await writeFile(path.join(folder, 'sizes.json'), JSON.stringify(sizes));
  const copiedWorker = path.join(outDir, workerPath());
  await mkdir(path.dirname(copiedWorker), { recursive: true });
  await copyFile(worker, copiedWorker);
}
