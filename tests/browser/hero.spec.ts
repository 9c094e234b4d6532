import type { Page } from '@playwright/test';
import { exampleGroup, exampleRows } from '../../src/marketing/content/exampleGroup';
import { stateAt } from '../../src/marketing/TimingDiagram/model';
import { measureShifts, shiftOf } from '../lib/layoutShifts';
import { expect, test, visit } from '../lib/test';

const { last } = exampleGroup;
const slider = (page: Page) => page.getByRole('slider', { name: 'Time since the job was submitted' });
const capture = (page: Page) => page.locator('figure').filter({ has: page.getByRole('slider') });

/** Returns what the figure shows: the time, the states of the jobs, the status line, and the slider's spoken value. */
async function shown(page: Page) {
  const drawing = capture(page).locator('[data-drawing]');
  return {
    time: await drawing.locator('b').first().textContent(),
    states: await drawing.locator('b + b').allTextContents(),
    status: await capture(page)
      .getByText(/^At \d+ s: /)
      .textContent(),
    spoken: await slider(page).getAttribute('aria-valuetext'),
  };
}

function expected(time: number) {
  const { jobs, summary, spoken } = stateAt(exampleRows, time);
  return {
    time: `${time} s`,
    states: jobs.map(({ state }) => state),
    status: `At ${time} s: ${summary}`,
    spoken,
  };
}

test('pressing Play or Restart plays the figure in place from its start, and all its parts stay in sync', async ({
  page,
}) => {
  await measureShifts(page);
  await page.clock.install();
  await visit(page, '/');
  expect(await slider(page).inputValue()).toBe(String(last));
  await page.evaluate(() => Object.assign(window, { shift: 0 }));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(2500);
  await page.getByRole('button', { name: 'Restart' }).click();
  let before = 0;
  for (const part of [0.25, 0.5, 0.75]) {
    await page.clock.runFor(1250);
    const time = Number(await slider(page).inputValue());
    expect(time).toBeGreaterThan(before);
    expect(time).toBeLessThanOrEqual(last * part + 2);
    expect(await shown(page)).toEqual(expected(time));
    before = time;
  }
  await page.clock.runFor(2000);
  expect(await shown(page)).toEqual(expected(last));
  expect(await shiftOf(page)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('the figure shows how the group ended, the keyboard and a swipe along the axis move the slider, and a vertical swipe scrolls', async ({
    page,
    complaints,
  }) => {
    await visit(page, '/');
    await expect.poll(() => shown(page)).toEqual(expected(last));
    await slider(page).focus();
    for (const [key, time] of [
      ['ArrowLeft', last - 1],
      ['ArrowRight', last],
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => shown(page), key).toEqual(expected(time));
    }
    expect(complaints).toEqual([]);
    await slider(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await slider(page).boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x: x + width - 30, y: y + 22 }]);
    for (const part of [0.9, 0.7, 0.5]) await touch('touchMove', [{ x: x + width * part, y: y + 22 }]);
    await touch('touchEnd', []);
    const time = Number(await slider(page).inputValue());
    expect(time).toBeGreaterThan(80);
    expect(time).toBeLessThan(130);
    await expect.poll(() => shown(page)).toEqual(expected(time));

    const before = await page.evaluate(() => scrollY);
    await touch('touchStart', [{ x: x + width / 2, y: y + 22 }]);
    for (const up of [20, 60, 120, 200]) await touch('touchMove', [{ x: x + width / 2, y: y + 22 - up }]);
    await touch('touchEnd', []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  });
});
