import { createContext, runInContext } from 'node:vm';

/** The time limit in milliseconds, generous enough for slow machines. */
const longest = 60_000;

/**
 * Runs synchronous work and returns its result.
 * @throws {Error} with code `ERR_SCRIPT_EXECUTION_TIMEOUT` if the work takes longer than a minute
 */
export function finishes<Result>(work: () => Result): Result {
  const context = createContext({ work });
  return runInContext('work()', context, { timeout: longest }) as Result;
}
