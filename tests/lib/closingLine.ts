import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Prints the reason for each skipped test, then one machine-readable line: `N passed, N failed, N skipped`.
 * If `CI` is set, a skipped test fails the run, because the workflow must provide everything that the tests need.
 */
export default class ClosingLine implements Reporter {
  private readonly outcomes = new Map<string, TestResult['status']>();

  onTestEnd({ id, title, annotations }: TestCase, { status }: TestResult): void {
    this.outcomes.set(id, status);
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    console.log(`skipped: ${title}: ${reason ?? 'no reason given'}`);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const isIncomplete = Boolean(process.env.CI) && [...this.outcomes.values()].includes('skipped');
    return { status: isIncomplete && status === 'passed' ? 'failed' : status };
  }

  async onExit(): Promise<void> {
    const statuses = [...this.outcomes.values()];
    const passed = statuses.filter((status) => status === 'passed').length;
    const skipped = statuses.filter((status) => status === 'skipped').length;
    console.log(`${passed} passed, ${statuses.length - passed - skipped} failed, ${skipped} skipped`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
