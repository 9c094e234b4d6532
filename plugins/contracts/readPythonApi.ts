import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/**
 * A public name of benchloom.pyi with its docstring. A member follows its class and includes its name: `Console.run`.
 */
export type PythonName = {
  name: string;
  kind: 'class' | 'function' | 'property' | 'type';
  /** What a function returns, a property has, a class extends, or a type stands for. */
  type: string;
  text: string[];
  /** Parameters with kinds and defaults, without types. A class has its constructor's. */
  signature?: string;
  parameters: { name: string; type: string; default: string | null; text: string }[];
  raises: Record<string, string>;
};

const reader = path.join(__dirname, 'readStub.mjs');

/**
 * Returns a stub's public names. Starting the interpreter takes seconds, so all builds share the result.
 * @throws {Error} if the file isn't Python, or a name or a parameter has no docstring; the message names it
 */
export function readPythonApi(siteDirectory: string, file: string): PythonName[] {
  const stub = path.join(siteDirectory, 'contracts', file);
  const hash = createHash('sha256').update(readFileSync(stub)).update(readFileSync(reader)).digest('hex');
  const known = path.join(siteDirectory, 'node_modules/.cache/python-api', `${hash}.json`);
  if (!existsSync(known)) {
    const unfinished = `${known}.${randomUUID()}`;
    mkdirSync(path.dirname(known), { recursive: true });
    execFileSync(process.execPath, [reader, stub, unfinished], { stdio: 'pipe' });
    renameSync(unfinished, known);
  }
  return JSON.parse(readFileSync(known, 'utf8')) as PythonName[];
}
