import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/**
 * A public name in benchloom.pyi, with its docstring. A member follows its class, and its name includes the class name,
 * as in `Console.run`.
 */
export type PythonName = {
  name: string;
  kind: 'class' | 'function' | 'property' | 'type';
  /** A function's return type, a property's type, a class's base class, or a type alias's target. */
  type: string;
  text: string[];
  /** The parameter list, with defaults but without types. For a class, the constructor's parameter list. */
  signature?: string;
  parameters: { name: string; type: string; default: string | null; text: string }[];
  raises: Record<string, string>;
};

const reader = path.join(__dirname, 'readStub.mjs');

/**
 * Returns a stub's public names. Starting the interpreter takes seconds, so all builds share the result.
 * @throws {Error} if the file isn't Python, or if a name or parameter has no docstring; the message lists all of them
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
