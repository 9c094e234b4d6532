/**
 * Runs all tests in a folder in one process, because one process per file would take twice as
 * long. To run only some files, use `npm run test:unit -- tests/unit/references.test.ts`.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';

const [folder = '', ...asked] = process.argv.slice(2);
const all = readdirSync(folder).filter((file) => /\.test\.(?:ts|mjs)$/.test(file));
const files = asked.length > 0 ? asked : all.map((file) => path.join(folder, file));
// Without this timer, Node would exit and skip tests if a slow machine is still compiling a file.
const waiting = setInterval(() => {}, 60_000);
Promise.all(files.map((file) => import(path.resolve(file))))
  .catch((error: unknown) => {
    // The test runner would swallow the error, and the tests of this file would be missing without a reason.
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => clearInterval(waiting));
