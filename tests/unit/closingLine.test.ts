import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { FullResult, TestCase, TestResult } from '@playwright/test/reporter';
import ClosingLine from '../lib/closingLine';

describe('a run of the browser tests', () => {
  const ci = process.env.CI;
  const setCi = (value: string | undefined) => {
    if (value === undefined) delete process.env.CI;
    else process.env.CI = value;
  };
  afterEach(() => setCi(ci));

  for (const [environment, outcome, status] of [
    ['true', 'skipped', 'failed'],
    ['true', 'passed', 'passed'],
    [undefined, 'skipped', 'passed'],
  ] as const) {
    it(`has ${status} after a test was ${outcome}, CI ${environment ? 'set' : 'not set'}`, async ({ mock }) => {
      mock.method(console, 'log', () => {});
      setCi(environment);
      const reporter = new ClosingLine();
      reporter.onTestEnd(
        { id: '1', title: 'brotli', annotations: [] } as unknown as TestCase,
        { status: outcome } as TestResult,
      );
      assert.deepEqual(await reporter.onEnd({ status: 'passed' } as FullResult), { status });
    });
  }
});
