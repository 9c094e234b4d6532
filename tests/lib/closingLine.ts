import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says why a test was skipped and ends the output with one line that a script can read: `N passed, N failed, N skipped`. */
export default class ClosingLine implements Reporter {
  private readonly outcomes = new Map<string, TestResult['status']>();

  onTestEnd({ id, title, annotations }: TestCase, { status }: TestResult): void {
    this.outcomes.set(id, status);
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    console.log(`skipped: ${title}: ${reason ?? 'no reason given'}`);
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
