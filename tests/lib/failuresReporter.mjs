/**
 * A reporter for node:test that prints only failures: one line each, `FILE:LINE test: name: reason`, or the message if it
 * starts with a place, followed by the actual and expected values. The test counts come last. Node's built-in reporters
 * list every passing test.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The maximum number of diff lines to print for a failure. */
const mostLines = 20;

/** @typedef {Error & { actual?: unknown, expected?: unknown, generatedMessage?: boolean, code?: string }} Failure */

/**
 * Finds the place in this project where a test failed, based on the error's stack.
 * @param {Failure} error
 * @param {{ file?: string, line?: number }} test
 */
function placeOf(error, { file, line }) {
  const frames = [...String(error?.stack).matchAll(/\(?(?:file:\/\/)?(\/[^():\s]+):(\d+):\d+\)?$/gm)];
  const [, path_, row] = frames.find(([, name = '']) => name.startsWith(root) && !name.includes('node_modules')) ?? [];
  return `${path.relative(root, path_ ?? fileURLToPath(new URL(file ?? root, 'file://')))}:${row ?? line ?? 1}`;
}

/**
 * Returns the error that a test threw. node:test wraps this error in another one.
 * @param {Error} error
 * @returns {Failure}
 */
function causeOf(error) {
  return error.cause instanceof Error ? error.cause : error;
}

/**
 * Returns the rest of the message, or the compared values if a custom message replaces them.
 * @param {Failure} error
 * @param {string[]} rest
 */
function valuesOf(error, rest) {
  if (rest.length > 0) return rest.filter(Boolean);
  if (error?.generatedMessage !== false || error.code !== 'ERR_ASSERTION') return [];
  /** @param {unknown} value */
  const show = (value) => (typeof value === 'string' ? value : JSON.stringify(value)) ?? 'undefined';
  return [`found:    ${show(error.actual)}`, `expected: ${show(error.expected)}`].map((text) => text.slice(0, 1000));
}

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} source */
export default async function* failuresReporter(source) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of source) {
    if (type === 'test:stderr' || type === 'test:stdout') continue;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    // Count a group as failed only if its own code, such as a hook, throws.
    /** @type {{ type?: string, error?: Error & { failureType?: string } }} */
    const { type: kind, error: failure } = data.details;
    const isGroup = kind === 'suite' && type === 'test:pass' && data.skip === undefined;
    if (isGroup || failure?.failureType === 'subtestsFailed') continue;
    if (data.skip !== undefined) counts.skipped += 1;
    else if (!failure) counts.passed += 1;
    else {
      counts.failed += 1;
      const error = causeOf(failure);
      const [first = '', ...rest] = String(error?.message ?? error).split('\n');
      const hasPlace = /^[\w./-]+:\d+ \w+: /.test(first);
      yield hasPlace ? `${first}\n` : `${placeOf(error, data)} test: ${data.name}: ${first}\n`;
      for (const row of valuesOf(error, rest).slice(0, mostLines)) yield `    ${row}\n`;
    }
  }
  // Node 22 doesn't count a hook that throws after its group's tests. If CI is set, skipped tests fail the run, because
  // the workflow must provide everything that the tests need.
  if (counts.failed > 0 || (process.env.CI && counts.skipped > 0)) process.exitCode = 1;
  yield `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`;
}
