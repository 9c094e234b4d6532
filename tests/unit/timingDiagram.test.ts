import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { exampleGroup, exampleRows, exampleSession } from '../../src/marketing/content/exampleGroup';
import { playOnce } from '../../src/marketing/sections/Hero/playOnce';
import { describeRow, jobSegments, stateAt } from '../../src/marketing/TimingDiagram/model';
import { withGlobals } from '../lib/globals';

const states = (time: number) => stateAt(exampleRows, time).jobs.map(({ state }) => state);

describe('the capture at a given second', () => {
  test('a job is shown as queued until its first phase begins', () => {
    assert.deepEqual(states(0), ['idle', 'queued', 'queued', 'queued']);
    assert.deepEqual(states(3), ['idle', 'queued', 'queued', 'queued']);
    assert.deepEqual(states(4), ['idle', 'preparing', 'preparing', 'preparing']);
    assert.deepEqual(states(45).at(0), 'idle');
    assert.deepEqual(states(46).at(0), 'preparing');
  });

  test('a job keeps its outcome from the end of its last phase', () => {
    assert.equal(stateAt(exampleRows, 41).summary, '3 not finished');
    assert.equal(stateAt(exampleRows, 42).summary, '1 errored, 2 not finished');
    assert.equal(stateAt(exampleRows, 46).summary, '1 errored, 3 not finished');
    assert.equal(stateAt(exampleRows, 178).summary, '1 failed, 1 errored, 2 not finished');
    assert.equal(stateAt(exampleRows, 194).summary, '1 passed, 1 failed, 1 errored, 1 not finished');
    assert.equal(stateAt(exampleRows, exampleGroup.last).summary, '2 passed, 1 failed, 1 errored');
  });

  test('the spoken value includes the time, what changed, and the counts', () => {
    assert.equal(stateAt(exampleRows, 0).spoken, '0 s: 3 not finished');
    assert.equal(stateAt(exampleRows, 178).spoken, '178 s: rpi4-07 failed; 1 failed, 1 errored, 2 not finished');
    assert.equal(stateAt(exampleRows, 116).spoken, '116 s: rpi4-02 booting; 1 errored, 3 not finished');
    assert.equal(stateAt(exampleRows, 150).spoken, '150 s: 1 errored, 3 not finished');
  });
});

test("a row's text lists its phases so far and, after the last one, the outcome", () => {
  const segments = jobSegments([2, 4, 9, 9, 9, 9, 9]);
  const row = { device: 'rpi4-07', segments, outcome: 'failed' } as const;
  assert.equal(describeRow(row, 1), 'rpi4-07: queued.');
  assert.equal(describeRow(row, 2), 'rpi4-07: preparing since 2 s. Not finished.');
  assert.equal(describeRow(row, 4), 'rpi4-07: preparing from 2 to 4 s, installing since 4 s. Not finished.');
  assert.equal(describeRow(row, 9), 'rpi4-07: preparing from 2 to 4 s, installing from 4 to 9 s. Outcome: failed.');
});

test('the console and the capture show an outcome in the same second', () => {
  for (const { at, line } of exampleSession) {
    const text = [line].flat().map((part) => part.text);
    const [, device, outcome] = /(rpi4-\d\d) {2}(\w+)$/.exec(text.join('')) ?? [];
    if (!device) continue;
    const stateOf = (time: number) => stateAt(exampleRows, time).jobs.find((job) => job.device === device)?.outcome;
    assert.equal(stateOf(at), outcome);
    assert.equal(stateOf(at - 1), undefined);
  }
});

describe('the hero animation', () => {
  const page = new EventTarget();
  const frames: ((now: number) => void)[] = [];
  withGlobals({
    addEventListener: page.addEventListener.bind(page),
    requestAnimationFrame: (frame: (now: number) => void) => frames.push(frame),
  });

  for (const [event, shown] of [
    ['', [50, 100]],
    ['keydown', [50]],
    ['pointerdown', [50]],
  ] as const)
    test(`ends once, ${event ? `at its current position on ${event}` : 'at its last second'}`, () => {
      const seen: (number | string)[] = [];
      const start = performance.now();
      playOnce(
        100,
        (time) => seen.push(time),
        () => seen.push('end'),
      );
      for (const ms of [2500, 6000, 9000]) {
        for (const frame of frames.splice(0)) frame(start + ms);
        if (event) page.dispatchEvent(new Event(event));
      }
      assert.deepEqual(seen, [...shown, 'end']);
    });
});
