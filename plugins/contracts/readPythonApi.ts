import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/** A public name of contracts/benchloom.pyi. A member follows its class and has it in its name, such as `Console.run`. */
export type PythonName = {
  name: string;
  kind: 'class' | 'function' | 'property' | 'type';
  /** What a function returns, a property has, a class extends, or a type stands for. */
  type: string;
  /** Paragraphs. */
  text: string[];
  /** Parameters with kinds and defaults, without types. A class has those of its constructor. */
  signature?: string;
  parameters: { name: string; type: string; default: string | null; text: string }[];
  /** Texts by the name of the exception. */
  raises: Record<string, string>;
};

const reader = path.join(__dirname, 'readStub.mjs');

/**
 * Returns the public names of a stub file in contracts/. Starting the interpreter takes seconds, so the result is kept for
 * all builds and checks of a checkout.
 * @throws {Error} if the file isn't Python, or a name or a parameter has no docstring; the message names it
 */
export function readPythonApi(siteDirectory: string, file: string): PythonName[] {
  const stub = path.join(siteDirectory, 'contracts', file);
  const hash = createHash('sha256').update(readFileSync(stub)).update(readFileSync(reader)).digest('hex');
  const known = path.join(siteDirectory, 'node_modules/.cache/python-api', `${hash}.json`);
  if (!existsSync(known)) {
    const unfinished = `${known}.${randomUUID()}`;
    mkdirSync(path.dirname(known), { recursive: true });
    try {
      execFileSync(process.execPath, [reader, stub, unfinished], { stdio: 'pipe' });
    } catch (error) {
      throw new Error(`contracts/${file}: ${(error as { stderr: Buffer }).stderr}`, { cause: error });
    }
    renameSync(unfinished, known);
  }
  return JSON.parse(readFileSync(known, 'utf8')) as PythonName[];
}
