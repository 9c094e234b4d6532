import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playOnce } from '../../src/marketing/sections/Hero/playOnce';
import { withGlobals } from '../lib/globals';

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
