/**
 * A reporter for node:test that prints only failures: one line each, `FILE:LINE test: name: reason`, then the
 * actual and expected values. It ends with the test counts. Node's own reporters list every passing test.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The most lines of a diff that a failure shows. */
const mostLines = 20;

/** Finds where in this project a test failed, from the error's stack. */
function placeOf(error, { file, line }) {
  const frames = [...String(error?.stack).matchAll(/\(?(?:file:\/\/)?(\/[^():\s]+):(\d+):\d+\)?$/gm)];
  const [, path_, row] = frames.find(([, name]) => name.startsWith(root) && !name.includes('node_modules')) ?? [];
  return `${path.relative(root, path_ ?? fileURLToPath(new URL(file ?? root, 'file://')))}:${row ?? line ?? 1}`;
}

/** Returns the error that a test threw, which node:test wraps in another error. */
function causeOf(details) {
  return details.error?.cause instanceof Error ? details.error.cause : details.error;
}

/** Returns the rest of the message, or the compared values if a custom message hides them. */
function valuesOf(error, rest) {
  if (rest.length > 0) return rest.filter(Boolean);
  if (error?.generatedMessage !== false || error.code !== 'ERR_ASSERTION') return [];
  const show = (value) => (typeof value === 'string' ? value : JSON.stringify(value)) ?? 'undefined';
  return [`found:    ${show(error.actual)}`, `expected: ${show(error.expected)}`].map((text) => text.slice(0, 1000));
}

export default async function* failuresReporter(source) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of source) {
    if (type === 'test:stderr' || type === 'test:stdout') continue;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    // A group fails by itself only if its own code, such as a hook, throws an error.
    const { type: kind, error: failure } = data.details;
    const isGroup = kind === 'suite' && type === 'test:pass' && data.skip === undefined;
    if (isGroup || failure?.failureType === 'subtestsFailed') continue;
    if (data.skip !== undefined) counts.skipped += 1;
    else if (type === 'test:pass') counts.passed += 1;
    else {
      counts.failed += 1;
      const error = causeOf(data.details);
      const [first = '', ...rest] = String(error?.message ?? error).split('\n');
      yield `${placeOf(error, data)} test: ${data.name}: ${first}\n`;
      for (const row of valuesOf(error, rest).slice(0, mostLines)) yield `    ${row}\n`;
    }
  }
  // Node 22 doesn't count a hook that throws after its group's tests. With CI set, a skipped test is a failure, because
  // the workflow must provide what every test needs.
  if (counts.failed > 0 || (process.env.CI && counts.skipped > 0)) process.exitCode = 1;
  yield `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`;
}
