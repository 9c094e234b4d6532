import { createContext, runInContext } from 'node:vm';

/** The longest time, in milliseconds, that a piece of work may take on a slow machine. */
const longest = 60_000;

/**
 * Runs synchronous work and returns its result.
 * @throws {Error} with code `ERR_SCRIPT_EXECUTION_TIMEOUT` if it takes longer than a minute
 */
export function finishes<Result>(work: () => Result): Result {
  const context = createContext({ work });
  return runInContext('work()', context, { timeout: longest }) as Result;
}
