import type { Page } from '@playwright/test';

/** What is used of an event of a trace; `tdur` is processor time in µs. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
};

/**
 * Returns the longest task that `action` causes on the main thread of a page, in ms of a processor that is `slowdown`
 * times slower. It's processor time, so other programs don't count, and neither do the questions of the test to the page:
 * an action that calls `evaluate` must start its work in a task of its own.
 */
export async function longestTask(page: Page, slowdown: number, action: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await action();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(thread));
  const onMain = traceEvents.filter((event) => event.ph === 'X' && mains.has(thread(event)));
  const ofTest = onMain.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools'));
  const tasks = onMain.filter(
    (task) =>
      task.name.endsWith('RunTask') &&
      !ofTest.some(
        (each) => thread(each) === thread(task) && each.ts >= task.ts && each.ts <= task.ts + (task.dur ?? 0),
      ),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
