import { execFile } from 'node:child_process';
import { CannotRun } from './contracts';

/** A program's output and exit code. `code` is null if the program reached the time limit. */
export type ProcessResult = { code: number | null; stdout: string; stderr: string };

/** The time limit in seconds, working directory, and additional environment variables of a process. */
export type ProcessOptions = { limitS: number; directory?: string; environment?: Record<string, string> };

/**
 * Runs a program until it exits.
 * @throws CannotRun if the program isn't installed
 */
export function runProcess(program: string, words: string[], options: ProcessOptions): Promise<ProcessResult> {
  const { limitS, directory: cwd, environment } = options;
  const env = { ...process.env, ...environment };
  const limits = { timeout: limitS * 1000, killSignal: 'SIGKILL', maxBuffer: Number.POSITIVE_INFINITY } as const;
  return new Promise((resolve, reject) => {
    execFile(program, words, { cwd, env, ...limits }, (error, stdout, stderr) => {
      if (error && typeof error.code === 'string')
        reject(new CannotRun(`${program} doesn't start: install it and put it on the PATH`));
      else resolve({ code: error?.killed ? null : Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

/** Processes two items at a time, to avoid overloading a small machine. Returns the results in the order of the items. */
export async function inPairs<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
