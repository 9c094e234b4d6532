import { spawn } from 'node:child_process';
import { CannotRun } from './contracts';

/** A program's output and exit code. `code` is null if the program reached the time limit. */
export type ProcessResult = { code: number | null; stdout: string; stderr: string };

/** The time limit in seconds, working directory, and additional environment variables of a process. */
export type ProcessOptions = {
  limitS: number;
  directory?: string;
  environment?: Record<string, string>;
};

/**
 * Runs a program until it exits.
 * @throws CannotRun if the program isn't installed
 */
export function runProcess(program: string, words: string[], options: ProcessOptions): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: options.directory,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // With spawn's own timeout, this process would wait even if the program never started.
    const limit = setTimeout(() => child.kill('SIGKILL'), options.limitS * 1000);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    child.on('error', () => {
      clearTimeout(limit);
      reject(new CannotRun(`${program} doesn't start: install it and put it on the PATH`));
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code, stdout, stderr });
    });
  });
}

/**
 * Processes two items at a time, to avoid overloading a small machine.
 * @returns results in the same order as the items
 */
export async function inPairs<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
