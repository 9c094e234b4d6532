import { spawn } from 'node:child_process';
import { CannotRun } from './contracts';

/** What a program printed and how it ended. `code` is null if the program reached its time limit. */
export type ProcessResult = { code: number | null; stdout: string; stderr: string };

/** A process's input text, time limit in seconds, directory, and additional environment variables. */
export type ProcessOptions = {
  input?: string;
  limitS: number;
  directory?: string;
  environment?: Record<string, string>;
};

/**
 * Runs a program until it ends.
 * @throws CannotRun if the program isn't installed
 */
export function runProcess(program: string, words: string[], options: ProcessOptions): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: options.directory,
      env: { ...process.env, ...options.environment },
    });
    // With spawn's own time limit, this process would wait for a program that never started.
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
    // A program that ends before it has read its input closes the pipe. Its exit code shows the reason.
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
  });
}

/**
 * Processes two items at a time, so that a small machine isn't overloaded.
 * @returns results in the order of the items
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
