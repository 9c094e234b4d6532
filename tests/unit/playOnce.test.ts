import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { playOnce } from '../../src/marketing/sections/Hero/playOnce';

const globals = globalThis as Record<string, unknown>;
let page: EventTarget;
let frames: ((now: number) => void)[];
let now: ReturnType<typeof mock.method>;

beforeEach(() => {
  page = new EventTarget();
  frames = [];
  now = mock.method(performance, 'now', () => 0);
  globals.addEventListener = page.addEventListener.bind(page);
  globals.requestAnimationFrame = (frame: (now: number) => void) => frames.push(frame);
});

afterEach(() => {
  now.mock.restore();
  delete globals.addEventListener;
  delete globals.requestAnimationFrame;
});

/** Plays 100 s, and returns what was shown when a frame was drawn `ms` after the start, and how often it ended. */
function play() {
  const shown: number[] = [];
  let ends = 0;
  playOnce(
    100,
    (time) => shown.push(time),
    () => {
      ends += 1;
    },
  );
  const drawAt = (ms: number) => {
    for (const frame of frames.splice(0)) frame(ms);
    return { shown, ends };
  };
  return drawAt;
}

test('the animation of the hero shows the last second, and ends once', () => {
  const drawAt = play();
  drawAt(2500);
  assert.deepEqual(drawAt(6000), { shown: [50, 100], ends: 1 });
  assert.deepEqual(frames, []);
});

for (const event of ['keydown', 'pointerdown'])
  test(`${event} stops the animation of the hero where it is`, () => {
    const drawAt = play();
    drawAt(2500);
    page.dispatchEvent(new Event(event));
    assert.deepEqual(drawAt(3000), { shown: [50], ends: 1 });
  });
